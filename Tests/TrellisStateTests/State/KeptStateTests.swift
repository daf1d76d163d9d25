import Foundation
import SwiftUI
import Testing
import Trellis
@testable import TrellisTesting

/// States that outlive the replacement of the code around them.
@MainActor
@Suite struct KeptStateTests {
  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Point: Codable, Equatable { var x = 1 }
  private struct Plain: Equatable { var x = 1 }

  private struct Counter: View {
    @State private var value = 0
    @State private var point = Point()
    @State private var plain = Plain()
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        Text("\(value) \(point.x) \(plain.x) \(model.count)")
        Button("add") {
          value += 1
          point.x += 1
          plain.x += 1
          model.count += 1
        }
      }
    }
  }

  /// A view whose body is an `AnyView`, as in source that is compiled for replacement.
  private struct Page: View {
    let width: Int

    var body: some View { AnyView(HStack { Counter() }.frame(width: CGFloat(width))) }
  }

  /// Runs a test in a program whose code may be replaced.
  private func live(_ test: @MainActor () throws -> Void) rethrows {
    LiveCode.start()
    defer { LiveCode.stop() }
    try test()
  }

  @Test func `views that are built anew keep their states and objects`() throws {
    try live {
      let host = TestHost(Page(width: 300))
      try host.tap("add")
      try host.tap("add")
      #expect(host.texts.first == "2 3 3 2")
      host.viewGraph.keepStates()
      let log = host.evaluations { LiveCode.rebuildAll() }
      #expect(log.bodies(of: Counter.self) == 1)
      #expect(host.texts.first == "2 3 3 2")
      host.viewGraph.dropKeptStates()
      try host.tap("add")
      #expect(host.texts.first == "3 4 4 3")
    }
  }

  @Test func `without kept states, views that are built anew begin anew`() throws {
    try live {
      let host = TestHost(Page(width: 300))
      try host.tap("add")
      LiveCode.rebuildAll()
      #expect(host.texts.first == "0 1 1 0")
    }
  }

  private struct Grown: View {
    let isGrown: Bool

    var body: some View {
      isGrown
        ? AnyView(
          VStack {
            Text("new"); HStack { Counter() }
          }) : AnyView(HStack { Counter() })
    }
  }

  @Test func `a state outlives containers that are put around its view`() throws {
    try live {
      let host = TestHost(Grown(isGrown: false))
      try host.tap("add")
      host.viewGraph.keepStates()
      host.show(Grown(isGrown: true))
      #expect(host.texts.prefix(2) == ["new", "1 2 2 1"])
    }
  }

  private struct Doubled: View {
    let isDoubled: Bool

    var body: some View {
      VStack {
        Counter()
        isDoubled ? AnyView(Counter()) : AnyView(EmptyView())
      }
    }
  }

  @Test func `the state of a view that stays isn't given to another one`() throws {
    try live {
      let host = TestHost(Doubled(isDoubled: false))
      try host.tap("add")
      host.viewGraph.keepStates()
      host.show(Doubled(isDoubled: true))
      #expect(host.texts.filter { $0.contains(" ") } == ["1 2 2 1", "0 1 1 0"])
    }
  }

  @Test func `in another process, states that can be encoded are kept`() throws {
    try live {
      let host = TestHost(Page(width: 300))
      try host.tap("add")
      let states = host.viewGraph.encodedStates
      ViewGraph.beginNext(with: states)
      let next = TestHost(Page(width: 300))
      // `Plain` and `Model` aren't `Codable`.
      #expect(next.texts.first == "1 2 1 0")
      #expect(TestHost(Page(width: 300)).texts.first == "0 1 1 0")
    }
  }

  @Test(arguments: ["", "{", "[1]", "[]", #"[{"name":"Counter.value"}]"#])
  func `states that can't be read are ignored`(_ text: String) {
    live {
      ViewGraph.beginNext(with: Data(text.utf8))
      #expect(TestHost(Page(width: 300)).texts.first == "0 1 1 0")
    }
  }
}
