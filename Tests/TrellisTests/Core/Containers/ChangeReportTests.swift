import Combine
import Observation
import SwiftUI
import Testing
import TrellisTesting

/// Returns the line that is reported for an evaluation of a view of these tests.
private func line(_ type: String, _ changes: String) -> String { "ChangeReportTests.\(type): \(changes)" }

@MainActor
@Suite struct ChangeReportTests {
  private struct Stateless: View {
    var body: some View {
      let _ = Self._logChanges()
      AnyView(EmptyView())
    }
  }

  private struct WithState: View {
    @State private var name = ""

    var body: some View {
      let _ = Self._logChanges()
      AnyView(EmptyView())
    }
  }

  @Test func `OS-log: the first evaluation of a view without state and of one with state is logged`() {
    #expect(TestHost(Stateless()).reportedChanges == [line("Stateless", "@self changed.")])
    #expect(TestHost(WithState()).reportedChanges == [line("WithState", "@self, @identity, _name changed.")])
  }

  private struct Child: View {
    let title: String
    @Binding var bound: Int
    @State private var own = 0
    @Environment(\.colorScheme) private var scheme
    @State private var unread = 0

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("\(title) \(bound) \(own) \(scheme == .dark ? "dark" : "light")") { own += 1 }
        Button("unread") { unread += 1 }
      }
    }
  }

  private struct Parent: View {
    @State private var title = "a"
    @State private var number = 1

    var body: some View {
      VStack {
        Button("title") { title += "b" }
        Button("number") { number += 1 }
        Button("both") {
          title += "c"
          number += 1
        }
        Child(title: title, bound: $number)
      }
    }
  }

  @Test func `each change is named after the changed property, in the order of declaration`() throws {
    let host = TestHost(Parent())
    var told = host.reportedChanges.count
    func changes(_ body: () throws -> Void) rethrows -> [String] {
      try body()
      _ = host.displayList
      defer { told = host.reportedChanges.count }
      return Array(host.reportedChanges[told...])
    }
    #expect(
      host.reportedChanges == [
        line("Child", "@self, @identity, _bound, _own, _scheme, _unread changed.")
      ])
    #expect(try changes { try host.tap("a 1 0 light") } == [line("Child", "_own changed.")])
    #expect(try changes { try host.tap("number") } == [line("Child", "_bound changed.")])
    #expect(try changes { try host.tap("title") } == [line("Child", "@self changed.")])
    #expect(changes { host.colorScheme = .dark } == [line("Child", "_scheme changed.")])
    #expect(try changes { try host.tap("both") } == [line("Child", "@self, _bound changed.")])
    #expect(try changes { try host.tap("unread") } == [])
  }

  @Observable
  fileprivate final class Model {
    var name = "one"
  }

  private struct Observing: View {
    let model: Model
    let other: () -> Int

    var body: some View {
      let _ = Self._printChanges()
      Text("\(model.name) \(other())")
    }
  }

  private struct Lender: View {
    let model: Model
    @State private var number = 1

    var body: some View {
      let state = _number
      VStack {
        Button("number") { number += 1 }
        Observing(model: model) { state.wrappedValue }
      }
    }
  }

  @Test func `other values that a body reads are dependencies`() throws {
    let model = Model()
    let host = TestHost(Lender(model: model))
    #expect(host.reportedChanges == [line("Observing", "@self changed.")])
    model.name = "two"
    #expect(host.texts == ["number", "two 1"])
    #expect(host.reportedChanges.last == line("Observing", "@dependencies changed."))
    try host.tap("number")
    #expect(host.texts == ["number", "two 2"])
    #expect(host.reportedChanges.last == line("Observing", "@dependencies changed."))
    #expect(host.reportedChanges.count == 3)
  }

  private struct Half: DynamicProperty {
    @State private var whole = 4
    var half: Int { whole / 2 }
    func double() { whole *= 2 }
  }

  private struct Halved: View {
    private let value = Half()

    var body: some View {
      let _ = Self._printChanges()
      Button("\(value.half)") { value.double() }
    }
  }

  @Test func `a custom dynamic property represents those in it`() throws {
    let host = TestHost(Halved())
    try host.tap("2")
    #expect(
      host.reportedChanges == [
        line("Halved", "@self, @identity, value changed."), line("Halved", "value changed."),
      ])
  }

  fileprivate final class Store: ObservableObject {
    @Published var number = 1
    @Published var text = "text"
  }

  private struct Objects: View {
    @ObservedObject var given: Store
    @StateObject private var own = Store()
    @EnvironmentObject private var around: Store
    @SceneStorage("count") private var stored = 0

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("own \(own.number)") { own.number += 1 }
        Button("stored \(stored)") { stored += 1 }
        Text("\(given.number) \(around.number)")
        Part(number: $given.number, text: $given.text)
      }
    }
  }

  private struct Part: View {
    @Binding var number: Int
    @Binding var text: String

    var body: some View {
      let _ = Self._printChanges()
      Text("\(number) \(text)")
    }
  }

  @Test func `observable objects, stored values and their parts are named by their properties`() throws {
    let (given, around) = (Store(), Store())
    let host = TestHost(Objects(given: given).environmentObject(around))
    let first = [
      line("Objects", "@self, @identity, _given, _own, _around, _stored changed."),
      line("Part", "@self, @identity, _number, _text changed."),
    ]
    #expect(host.reportedChanges == first)
    try host.tap("own 1")
    #expect(host.reportedChanges.dropFirst(2) == [line("Objects", "_own changed.")])
    try host.tap("stored 0")
    #expect(host.reportedChanges.dropFirst(3) == [line("Objects", "_stored changed.")])
    around.number = 2
    #expect(host.reportedChanges.dropFirst(4) == [line("Objects", "_around changed.")])
    given.number = 2
    #expect(
      host.reportedChanges.dropFirst(5) == [
        line("Objects", "_given changed."), line("Part", "_number changed."),
      ])
  }

  private struct Twice: View {
    let shows: Bool
    @State private var count = 0

    var body: some View {
      let _ = Self._printChanges()
      Text("\(count)")
    }
  }

  private struct Coming: View {
    @State private var shows = true

    var body: some View {
      Button("toggle") { shows.toggle() }
      if shows { Twice(shows: true) }
    }
  }

  @Test func `a view that returns has a new identity`() throws {
    let host = TestHost(Coming())
    try host.tap("toggle")
    try host.tap("toggle")
    #expect(
      host.reportedChanges
        == Array(repeating: line("Twice", "@self, @identity, _count changed."), count: 2))
  }

  private struct Passing<Content: View>: View {
    let content: Content

    var body: some View {
      let _ = Self._printChanges()
      content
    }
  }

  @Test func `types are named with their enclosing types, without modules`() {
    let host = TestHost(Passing(content: Passing<Text>(content: Text("a"))))
    #expect(
      host.reportedChanges == [
        line("Passing<ChangeReportTests.Passing<Text>>", "@self changed."),
        line("Passing<Text>", "@self changed."),
      ])
  }

  private struct Labelled: ViewModifier {
    let title: String
    @State private var count = 0

    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      Button("\(title) \(count)") { count += 1 }
      content
    }
  }

  @Test func `a modifier's body reports the same`() throws {
    let host = TestHost(Text("content").modifier(Labelled(title: "a")))
    try host.tap("a 0")
    #expect(
      host.reportedChanges == [
        line("Labelled", "@self, @identity, _count changed."), line("Labelled", "_count changed."),
      ])
    #expect(Labelled.diffingReport.isDiffable)
  }

  @Test func `changes are printed and logged`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        _ = TestHost(WithState())
        _ = TestHost(Halved())
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("\(line("Halved", "@self, @identity, value changed."))\n"))
    #expect(error.contains("info: \(line("WithState", "@self, @identity, _name changed."))\n"))
  }

  @Test func `outside a body nothing is printed, and there is a warning`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run { Stateless._printChanges() }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Stateless._printChanges: called outside a body of this type"))
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("changed."))
  }
}
