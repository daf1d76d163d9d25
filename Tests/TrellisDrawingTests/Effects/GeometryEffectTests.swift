import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Moves a view by a fraction of its width.
private struct Shift: GeometryEffect {
  var part: CGFloat
  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: part * size.width, y: 0))
  }
}

private struct Row: View {
  @State private var part: CGFloat = 0

  var body: some View {
    VStack {
      Button("move") { withAnimation(.linear(duration: 1)) { part = 1 } }
      Color.red.frame(width: 50, height: 20).modifier(Shift(part: part))
    }
  }
}

@MainActor
@Suite struct GeometryEffectTests {
  private func offsets(_ host: TestHost) -> [CGFloat] {
    DrawnItems(host).effects.compactMap { effect in
      guard case .transform(let transform) = effect else { return nil }
      return transform.m31
    }
  }

  @Test func `a geometry effect receives the view's size and doesn't change the layout`() throws {
    let host = TestHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).modifier(Shift(part: 0.5))
        Text("next")
      }, size: CGSize(width: 200, height: 50))
    #expect(offsets(host) == [20])
    let plain = TestHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Text("next")
      }, size: CGSize(width: 200, height: 50))
    #expect(try host.frame(ofText: "next") == plain.frame(ofText: "next"))
  }

  @Test func `a geometry effect is animated by its animatable data`() async throws {
    let host = TestHost(Row(), size: CGSize(width: 200, height: 100))
    #expect(offsets(host) == [])
    try host.tap("move")
    await host.advance(by: .milliseconds(500))
    let half = try #require(offsets(host).first)
    #expect(abs(half - 25) < 1)
    await host.advance(by: .seconds(1))
    #expect(offsets(host) == [50])
  }

  @Test func `taps follow a geometry effect's transform`() {
    var taps = 0
    let view = Color.red.frame(width: 50, height: 20).modifier(Shift(part: 1)).onTapGesture { taps += 1 }
    let host = TestHost(view, size: CGSize(width: 200, height: 100))
    host.tap(at: CGPoint(x: 80, y: 50))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 150, y: 50))
    #expect(taps == 1)
  }

  @Test func `ignoredByLayout draws the same, and an effect that isn't finite draws nothing`() throws {
    let size = CGSize(width: 100, height: 50)
    let effect = Shift(part: 0.5)
    #expect(
      DrawnItems(Color.red.modifier(effect).frame(width: 40)).effects
        == DrawnItems(Color.red.modifier(effect.ignoredByLayout()).frame(width: 40)).effects)
    let host = TestHost(Color.red.modifier(Shift(part: .nan)), size: size)
    _ = host.displayList
    #expect(offsets(host).count == 1)
  }
}
