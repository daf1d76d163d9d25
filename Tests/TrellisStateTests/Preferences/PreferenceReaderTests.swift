import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Readers of preferences, nested and beside other views.
@MainActor
@Suite struct PreferenceReaderTests {
  @Test func `an outer preference reader receives the inner one's values`() {
    let host = TestHost(
      Text("a").preference(key: NamesKey.self, value: ["a"])
        .overlayPreferenceValue(NamesKey.self) { names in
          Text("inner \(names.joined())").preference(key: NamesKey.self, value: ["b"])
        }
        .backgroundPreferenceValue(NamesKey.self) { Text("outer \($0.joined())") })
    #expect(host.texts == ["outer ab", "a", "inner a"])
  }

  private struct Row: View {
    let id: Int
    @State private var count = 0

    var body: some View {
      Button("row \(id)") { count += 1 }
        .preference(key: NamesKey.self, value: ["\(id):\(count)"])
    }
  }

  private struct List: View {
    var body: some View {
      VStack { ForEach(0..<20, id: \.self) { Row(id: $0) } }
        .overlayPreferenceValue(NamesKey.self) { Text("last \($0.last!) of \($0.count)") }
    }
  }

  @Test func `a row's changed preference evaluates the row, the reduction and the reader`() throws {
    let host = TestHost(List())
    let log = try host.evaluations { try host.tap("row 19") }
    #expect(host.texts.last == "last 19:1 of 20")
    #expect(log.bodies(of: Row.self) == 1)
    #expect(log.count(of: "preference") == 2)
    #expect(log.count(of: "body", named: "PreferenceViewModifier.body") == 1)
    #expect(log.bodies == 2)
  }

  private struct Other: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Moving: View {
    @State private var distance: CGFloat = 0
    @State private var isAnchored = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("move") { distance += 10 }.buttonStyle(.borderless)
        Color.red
          .frame(width: 40, height: 20)
          .anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
          .padding(.leading, distance)
        Other()
      }
      .modifier(Marking())
    }
  }

  private struct Marking: ViewModifier {
    func body(content: Content) -> some View {
      content.overlayPreferenceValue(PlaceKey.self) { anchor in
        GeometryReader { proxy in
          let frame = anchor.map { proxy[$0] } ?? .zero
          Text("at \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width))×\(Int(frame.height))")
            .allowsHitTesting(false)
        }
      }
    }
  }

  @Test func `a moved view evaluates only its anchor's reader`() throws {
    let host = TestHost(Moving(), size: CGSize(width: 100, height: 200))
    #expect(host.texts.last == "at 0, 16, 40×20")
    let log = try host.evaluations { try host.tap("move") }
    #expect(host.texts.last == "at 10, 16, 40×20")
    #expect(log.bodies(of: Moving.self) == 1)
    #expect(log.bodies(of: Marking.self) == 0)
    #expect(log.bodies(of: Other.self) == 0)
    #expect(log.count(of: "body", named: "GeometryReader.body") == 1)
  }

  @Test func `an unread anchor costs no attribute, and depends on no geometry`() {
    func host(_ view: some View) -> TestHost { TestHost(VStack { view.padding() }) }
    let anchored = host(Color.red.anchorPreference(key: PlaceKey.self, value: .bounds) { $0 })
    let plain = host(Color.red.modifier(EmptyModifier()))
    #expect(anchored.nodeCount == plain.nodeCount)
    #expect(!anchored.snapshot.nodes.contains { $0.kind == "preference" })
  }
}
