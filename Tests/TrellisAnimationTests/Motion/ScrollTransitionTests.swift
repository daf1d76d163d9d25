import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Scroll transitions, and effects that are animated.
@MainActor
@Suite struct ScrollTransitionTests {
  private struct Rows: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 100 + CGFloat(row), height: 100)
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 50)
              }
          }
        }
      }
    }
  }

  private func host(_ configuration: ScrollTransitionConfiguration) -> TestHost {
    TestHost(Rows(configuration: configuration), size: CGSize(width: 400, height: 200))
  }

  private func row(_ number: Int, _ host: TestHost) -> ShownLeaf? {
    host.leaf("fill", of: 100 + CGFloat(number))
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) {
    host.scroll(at: CGPoint(x: 200, y: 100), by: CGSize(width: 0, height: distance))
  }

  @Test func `an interactive scroll transition follows the row's visibility`() {
    let host = host(.interactive(timingCurve: .linear))
    #expect(row(0, host)?.opacity == 1)
    #expect(row(2, host)?.opacity == 0)
    scroll(host, by: 25)
    // Three quarters of the first row are visible, and a quarter of the third.
    #expect(row(0, host)?.opacity == 0.75 && row(2, host)?.opacity == 0.25)
    #expect(row(0, host)?.frame.minX == 150 - 12.5)
    #expect(row(2, host)?.frame.minX == 149 + 37.5)
    #expect(row(1, host)?.opacity == 1)
    #expect(!host.needsUpdate)
  }

  @Test func `an animated scroll transition starts when the row is half visible`() async {
    let host = host(.animated(.linear(duration: 1)))
    _ = host.displayList
    scroll(host, by: 49)
    #expect(row(0, host)?.opacity == 1 && row(2, host)?.opacity == 0)
    scroll(host, by: 2)
    #expect(row(0, host)?.opacity == 1)
    await host.advance(by: .seconds(0.25))
    #expect(row(0, host)?.opacity == 0.75 && row(2, host)?.opacity == 0.25)
    await host.advance(by: .seconds(1))
    #expect(row(0, host)?.opacity == 0 && row(2, host)?.opacity == 1)
    #expect(!host.needsUpdate)
  }

  @Test func `each of several thresholds is at its position`() {
    #expect(row(2, host(.interactive.threshold(.hidden)))?.opacity == 0)
    let centered = host(.interactive(timingCurve: .linear).threshold(.centered))
    // The middle of the first row is 50 points above the middle of the window. At a distance of 150 points the row isn't visible.
    #expect(abs((row(0, centered)?.opacity ?? 0) - 2.0 / 3) < 1e-9)
    let inset = host(.interactive(timingCurve: .linear).threshold(.visible.inset(by: 20)))
    #expect(abs((row(0, inset)?.opacity ?? 0) - 0.8) < 1e-9)
    #expect(row(2, host(.identity))?.opacity == 1)
  }

  @Test func `outside a scroll view, a scroll transition shows the identity phase`() {
    let host = TestHost(
      Color.red.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) },
      size: CGSize(width: 100, height: 100))
    #expect(host.leaf()?.opacity == 1)
  }

  @Test func `an animated change of a visual effect is interpolated`() async {
    let stage = MotionStage { isOn in
      Color.red.frame(width: 100, height: 100).visualEffect { effect, proxy in
        effect.opacity(isOn ? 0 : 1).offset(x: isOn ? proxy.size.width : 0)
      }
    }
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaf()?.opacity == 0.75 && stage.host.leaf()?.frame.minX == 175)
    await stage.advance(1)
    #expect(stage.host.leaf()?.opacity == 0 && stage.host.leaf()?.frame.minX == 250)
  }
}
