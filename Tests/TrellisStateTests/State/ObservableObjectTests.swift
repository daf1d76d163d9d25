import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var age = 1
  let title: String

  init(_ title: String = "model") {
    self.title = title
  }
}

@MainActor private final class MainModel: ObservableObject {
  @Published var count = 0
}

@MainActor
@Suite struct ObservableObjectTests {
  private struct Named: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(model.name)
    }
  }

  private struct Unreading: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("steady")
    }
  }

  @Test func `any published change evaluates all bodies with the object, whatever they read`() {
    let model = Model()
    let host = TestHost(
      VStack {
        Named(model: model)
        Unreading(model: model)
      })
    let log = host.evaluations { model.age += 1 }
    #expect(log.bodies(of: Named.self) == 1)
    #expect(log.bodies(of: Unreading.self) == 1)
    #expect(log.changes(of: "displayList") == 0)
    #expect(host.evaluations {}.bodies == 0)
  }

  @Test func `one update follows several announced changes, after the values are set`() {
    let model = Model()
    let host = TestHost(Named(model: model))
    #expect(!host.needsUpdate)
    let log = host.evaluations {
      model.name = "b"
      model.name = "c"
      model.age = 9
      #expect(host.needsUpdate)
    }
    #expect(log.bodies == 1)
    #expect(host.texts == ["c"])
  }

  @Test func `an object is one attribute for all its readers`() {
    let model = Model()
    let alone = TestHost(Named(model: model)).snapshot
    let both = TestHost(
      VStack {
        Named(model: model)
        Named(model: model)
      }
    ).snapshot
    #expect(alone.nodes.count { $0.kind == "observedObject" } == 1)
    #expect(both.nodes.count { $0.kind == "observedObject" } == 1)
  }

  private struct Choosing: View {
    let first: Model
    let second: Model
    @State private var isSecond = false

    var body: some View {
      VStack {
        Named(model: isSecond ? second : first)
        Button("other") { isSecond.toggle() }
      }
    }
  }

  @Test func `if the parent passes another object, only the new one is observed`() throws {
    let (first, second) = (Model(), Model())
    second.name = "second"
    let host = TestHost(Choosing(first: first, second: second))
    let nodes = host.nodeCount
    #expect(host.evaluations { second.name = "changed" }.bodies == 0)
    try host.tap("other")
    #expect(host.texts == ["changed", "other"])
    #expect(host.nodeCount == nodes)
    #expect(host.evaluations { first.name = "unseen" }.entries.isEmpty)
    #expect(host.evaluations { second.name = "seen" }.bodies(of: Named.self) == 1)
    #expect(host.texts == ["seen", "other"])
  }

  private final class Counted: ObservableObject {
    static nonisolated(unsafe) var made = 0
    @Published var count = 0

    init() { Counted.made += 1 }
  }

  private struct Owning: View {
    let label: String
    @StateObject private var counted = Counted()

    var body: some View {
      Button("\(label) \(counted.count)") { counted.count += 1 }
    }
  }

  private struct OwningParent: View {
    @State private var generation = 0
    @State private var shows = true

    var body: some View {
      VStack {
        if shows { Owning(label: "g\(generation)") }
        Button("again") { generation += 1 }
        Button("toggle") { shows.toggle() }
      }
    }
  }

  @Test func `a state object is created once per identity, and again for a new one`() throws {
    Counted.made = 0
    let host = TestHost(OwningParent())
    #expect(Counted.made == 1)
    try host.tap("g0 0")
    try host.tap("again")
    try host.tap("again")
    #expect(host.texts.first == "g2 1")
    #expect(Counted.made == 1)
    let nodes = host.nodeCount
    try host.tap("toggle")
    try host.tap("toggle")
    #expect(host.texts.first == "g2 0")
    #expect(Counted.made == 2)
    #expect(host.nodeCount == nodes)
  }

  private struct Toggled<Content: View>: View {
    @State private var shows = true
    let content: Content

    var body: some View {
      VStack {
        if shows { content }
        Button("toggle") { shows.toggle() }
      }
    }
  }

  private final class Remembered: ObservableObject {
    @Published var count = 0
    nonisolated(unsafe) static weak var last: Remembered?
    init() { Remembered.last = self }
  }

  private struct Holder: View {
    @StateObject private var object = Remembered()

    var body: some View {
      Button("count \(object.count)") { object.count += 1 }
    }
  }

  @Test func `a state object is released with its view`() throws {
    let host = TestHost(Toggled(content: Holder()))
    try host.tap("count 0")
    #expect(Remembered.last != nil)
    try host.tap("toggle")
    #expect(host.texts == ["toggle"])
    #expect(Remembered.last == nil)
    #expect(host.snapshot.nodes.allSatisfy { $0.kind != "observedObject" })
  }

  @Test func `an object is released with the host that showed it`() {
    weak var object: Model?
    do {
      let model = Model()
      object = model
      let host = TestHost(Named(model: model))
      #expect(host.texts == ["a"])
      model.name = "b"
    }
    #expect(object == nil)
  }

  private struct Field: View {
    @Binding var text: String

    var body: some View {
      Button("field \(text)") { text += "!" }
    }
  }

  private struct Number: View {
    @Binding var number: Int

    var body: some View {
      Button("number \(number)") { number += 1 }
    }
  }

  private struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Field(text: $model.name)
        Number(number: $model.age)
      }
    }
  }

  @Test func `bindings to an object's properties read and write them`() throws {
    let model = Model()
    let host = TestHost(Form(model: model))
    try host.tap("field a")
    #expect(model.name == "a!")
    #expect(host.texts == ["field a!", "number 1"])
    try host.tap("number 1")
    #expect(model.age == 2)
    model.name = "set"
    #expect(host.texts == ["field set", "number 2"])
  }

  private struct Inside: View {
    @EnvironmentObject var model: Model

    var body: some View {
      VStack {
        Text("\(model.title) \(model.name)")
        Field(text: $model.name)
      }
    }
  }

  @Test func `an environment object is observed wherever it is declared, and the nearest is used`() throws {
    let (outer, inner) = (Model("outer"), Model("inner"))
    let host = TestHost(
      VStack {
        Inside()
        Inside().environmentObject(inner)
      }
      .environmentObject(outer))
    #expect(host.texts == ["outer a", "field a", "inner a", "field a"])
    let log = host.evaluations { inner.name = "b" }
    #expect(log.bodies(of: Inside.self) == 1)
    #expect(host.texts == ["outer a", "field a", "inner b", "field b"])
    try host.tap("field b")
    #expect(inner.name == "b!")
  }

  private struct Giving: View {
    let models: [Model]
    @State private var index = 0

    var body: some View {
      VStack {
        Inside().environmentObject(models[index])
        Button("other") { index = 1 - index }
      }
    }
  }

  @Test func `a replaced environment object is observed instead of the first`() throws {
    let models = [Model("first"), Model("second")]
    let host = TestHost(Giving(models: models))
    let nodes = host.nodeCount
    try host.tap("other")
    #expect(host.texts.first == "second a")
    #expect(host.evaluations { models[0].name = "unseen" }.entries.isEmpty)
    #expect(host.evaluations { models[1].name = "seen" }.bodies(of: Inside.self) == 1)
    #expect(host.texts == ["second seen", "field seen", "other"])
    #expect(host.nodeCount == nodes)
  }

  @Test func `a missing environment object traps with its type and the view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(Inside()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Inside: No ObservableObject of type Model found. A View.environmentObject(_:) or View.environment(_:) for Model may"
          + " be missing as an ancestor of this view."))
  }

  private struct MainCounter: View {
    @StateObject private var model = MainModel()

    var body: some View {
      Button("count \(model.count)") { model.count += 1 }
    }
  }

  @Test func `an object of the main actor is observed like any other`() throws {
    let host = TestHost(MainCounter())
    let log = try host.evaluations { try host.tap("count 0") }
    #expect(log.bodies == 1)
    #expect(host.texts == ["count 1"])
  }

  private struct Choice {
    let name: Binding<String>
  }

  private struct Chosen: View {
    let choice: Choice
    var body: some View { Text(choice.name.wrappedValue) }
  }

  private struct ChoosingOne: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Chosen(choice: Choice(name: $model.name))
        Button("rename") { model.name = "b" }
      }
    }
  }

  @Test func `a view follows a binding into an object that is inside another value`() throws {
    let host = TestHost(ChoosingOne())
    #expect(host.texts == ["a", "rename"])
    try host.tap("rename")
    #expect(host.texts == ["b", "rename"])
  }
}
