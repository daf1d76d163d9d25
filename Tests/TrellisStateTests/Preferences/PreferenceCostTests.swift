import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct OtherKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Cell: View {
  let title: String
  @State private var sum = 0
  @State private var other = 0

  var body: some View {
    HStack {
      Button("\(title) sum") { sum += 1 }
      Button("\(title) other") { other += 1 }
    }
    .preference(key: SumKey.self, value: sum / 2)
    .preference(key: OtherKey.self, value: other)
  }
}

private struct Cells: View {
  var body: some View {
    VStack {
      Cell(title: "a")
      Cell(title: "b")
    }
  }
}

private struct Readers: View {
  var body: some View {
    Cells()
      .overlayPreferenceValue(SumKey.self, alignment: .top) { Text("sum \($0)") }
      .overlayPreferenceValue(OtherKey.self, alignment: .bottom) { Text("other \($0)") }
  }
}

@MainActor
@Suite struct PreferenceCostTests {
  @Test func `an unread preference costs no attribute`() {
    func host(_ count: Int) -> TestHost {
      TestHost(
        VStack {
          Text("a").preference(key: SumKey.self, value: 1)
          HStack { Text("b").transformPreference(SumKey.self) { $0 += 1 } }
          ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: OtherKey.self, value: $0) }
        })
    }
    func plain(_ count: Int) -> TestHost {
      TestHost(
        VStack {
          Text("a").modifier(EmptyModifier())
          HStack { Text("b").modifier(EmptyModifier()) }
          ForEach(0..<count, id: \.self) { Text("\($0)").modifier(EmptyModifier()) }
        })
    }
    for count in [0, 5] {
      #expect(host(count).snapshot.nodes.count { $0.kind == "preference" } == 0)
      #expect(host(count).nodeCount == plain(count).nodeCount)
    }
  }

  @Test func `a preference reader creates attributes only for its key`() {
    let host = TestHost(Cells().overlayPreferenceValue(SumKey.self) { Text("\($0)") })
    let names = host.snapshot.nodes.filter { $0.kind == "preference" }.map(\.name)
    #expect(names == ["SumKey", "SumKey", "SumKey"])
  }

  @Test func `a changed preference reaches only the readers of its key`() throws {
    let host = TestHost(Readers())
    let log = try host.evaluations { try host.tap("a other") }
    #expect(host.texts.suffix(2) == ["sum 0", "other 1"])
    #expect(log.count(of: "preference", named: "SumKey") == 0)
    #expect(log.changes(of: "preference") == 2)
    #expect(log.bodies(of: Readers.self) == 0)
    #expect(log.bodies(of: Cells.self) == 0)
    #expect(log.count(of: "body", named: "PreferenceViewModifier.body") == 1)
  }

  @Test func `an equal value stops the change`() throws {
    let host = TestHost(Readers())
    let log = try host.evaluations { try host.tap("a sum") }
    #expect(log.bodies(of: Cell.self) == 1)
    #expect(log.changes(of: "preference") == 0)
    #expect(log.count(of: "body", named: "PreferenceViewModifier.body") == 0)
    try host.tap("a sum")
    #expect(host.texts.suffix(2) == ["sum 1", "other 0"])
  }

  @Test func `a changed preference lays out its reader and no other view`() throws {
    let host = TestHost(Readers())
    let log = try host.evaluations { try host.tap("a other") }
    #expect(log.count(of: "placements", named: "VStack") == 0)
    #expect(log.count(of: "layoutComputer", named: "VStack") == 0)
    #expect(log.count(of: "resolvedText") == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `overlayPreferenceValue is aligned as any overlay`(direction: LayoutDirection) throws {
    let alignments: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .leading,
      Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
    ]
    for alignment in alignments {
      let view = Text("several words that take two lines").font(.title).frame(width: 200)
        .alignmentGuide(.trailing) { $0.width - 10 }
      let plain = TestHost(
        view.overlay(alignment: alignment) { Text("mark") }.environment(\.layoutDirection, direction))
      let reading = TestHost(
        view.overlayPreferenceValue(SumKey.self, alignment: alignment) { _ in Text("mark") }
          .environment(\.layoutDirection, direction))
      #expect(try plain.frame(ofText: "mark") == reading.frame(ofText: "mark"), "\(alignment)")
    }
  }

  private struct Fitting: View {
    @State private var isLong = false

    var body: some View {
      VStack {
        ViewThatFits {
          Text(isLong ? "a text that is much too long for the window" : "short")
            .fixedSize()
            .preference(key: SumKey.self, value: 1)
          Text("other").preference(key: SumKey.self, value: 2)
        }
        Button("toggle") { isLong.toggle() }
      }
      .overlayPreferenceValue(SumKey.self, alignment: .top) { value in
        Text("shown \(value)").allowsHitTesting(false)
        if value > 1 { Text("more").allowsHitTesting(false) }
      }
    }
  }

  @Test func `overlayPreferenceValue may depend on the layout of its view`()
    throws
  {
    let host = TestHost(Fitting(), size: CGSize(width: 200, height: 200))
    #expect(host.texts == ["short", "toggle", "shown 1"])
    try host.tap("toggle")
    #expect(host.texts == ["other", "toggle", "shown 2", "more"])
  }
}
