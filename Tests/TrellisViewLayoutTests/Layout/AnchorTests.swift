import Foundation
import SwiftUI
import Testing
import TrellisTesting

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { first, _ in first }
  }
}

private struct PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<[CGPoint]>] { [] }
  static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
    value += nextValue()
  }
}

@MainActor
@Suite struct AnchorTests {
  private struct Selection: View {
    @State private var selected = "a"
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          tab("a", width: isWide ? 80 : 40)
          tab("b", width: 60)
        }
        .padding(10)
        Button("widen") { isWide.toggle() }
      }
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          let frame = bounds[selected].map { proxy[$0] } ?? .zero
          Color.blue
            .accessibilityIdentifier("frame")
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }

    private func tab(_ name: String, width: CGFloat) -> some View {
      Button(name) { selected = name }
        .frame(width: width, height: 30)
        .accessibilityIdentifier(name)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
    }
  }

  @Test func `an overlay covers the view whose bounds anchor it received`() throws {
    let host = TestHost(Selection())
    #expect(try host.frame(ofIdentifier: "frame") == host.frame(ofIdentifier: "a"))
    let b = try host.frame(ofIdentifier: "b")
    host.tap(at: CGPoint(x: b.midX, y: b.midY))
    #expect(try host.frame(ofIdentifier: "frame") == b)
  }

  @Test func `moving bounds move the overlay, and evaluate only bodies that read them`()
    throws
  {
    let host = TestHost(Selection())
    let before = try host.frame(ofIdentifier: "a")
    let widen = try host.frame(ofText: "widen")
    let log = host.evaluations { host.tap(at: CGPoint(x: widen.midX, y: widen.midY)) }
    let after = try host.frame(ofIdentifier: "a")
    #expect(after.width == before.width + 40)
    #expect(try host.frame(ofIdentifier: "frame") == after)
    #expect(log.bodies(of: Selection.self) == 1)
  }

  private func points(_ sources: [Anchor<CGPoint>.Source]) -> [CGPoint] {
    var points: [CGPoint] = []
    let host = TestHost(
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red
          .frame(width: 40, height: 20)
          .anchorPreference(key: PointsKey.self, value: .init([.topLeading])) { [$0] }
          .transformAnchorPreference(key: PointsKey.self, value: .init(sources)) { $0.append($1) }
          .padding(5)
      }
      .overlayPreferenceValue(PointsKey.self) { anchors in
        GeometryReader { proxy in
          let _ = points = anchors.flatMap { proxy[$0] }
          Color.clear
        }
      }
      .padding(100))
    _ = host.displayList
    return points
  }

  @Test func `anchored points are converted to the reader's space`() {
    #expect(
      points([.topLeading, .top, .center, .bottomTrailing, .point(CGPoint(x: 1, y: 2))]) == [
        CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 25, y: 15),
        CGPoint(x: 45, y: 25), CGPoint(x: 6, y: 7),
      ])
    #expect(
      points([.leading, .trailing, .topTrailing, .bottomLeading, .bottom, .unitPoint(UnitPoint(x: 2, y: 0))])
        == [
          CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 15), CGPoint(x: 45, y: 15), CGPoint(x: 45, y: 5),
          CGPoint(x: 5, y: 25), CGPoint(x: 25, y: 25), CGPoint(x: 85, y: 5),
        ])
  }
}
