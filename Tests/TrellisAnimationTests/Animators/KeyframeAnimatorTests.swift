import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct KeyframeAnimatorTests {
  private func shown(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

  @Test func `keyframes start when the view appears, and repeat`() async {
    var starts: [Double] = []
    let host = TestHost(
      KeyframeAnimator(initialValue: 0.0) { value in
        Text(shown(value))
      } keyframes: { start in
        let _ = starts.append(start)
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(5, duration: 1)
      })
    #expect(host.texts == ["0.0"])
    let log = await host.evaluations(during: { await host.advance(by: .seconds(0.5)) })
    #expect(host.texts == ["5.0"])
    #expect(log.count(of: "body", named: "KeyframeAnimator.body") == 30)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["7.5"])
    // The second pass begins at the end of the first.
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["7.5"])
    #expect(starts == [0, 5])
    await host.advance(by: .seconds(2))
    #expect(starts == [0, 5, 5])
  }

  @Test func `keyframes without repetition end, and then cost nothing`() async {
    let host = TestHost(
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        Text(shown(value))
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      })
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["10.0"])
    await host.advance(by: .seconds(0.1))
    #expect(!host.needsUpdate)
    let log = await host.evaluations(during: { await host.advance(by: .seconds(5)) })
    #expect(log.bodies == 0)
    #expect(host.texts == ["10.0"])
  }

  private struct Pulse: View {
    @State private var taps = 0
    var body: some View {
      Button("tap") { taps += 1 }
      KeyframeAnimator(initialValue: 1.0, trigger: taps) { value in
        Text(verbatim: "\((value * 1000).rounded() / 1000)")
      } keyframes: { _ in
        LinearKeyframe(2, duration: 0.5)
        LinearKeyframe(1, duration: 0.5)
      }
    }
  }

  @Test func `a trigger starts keyframes, from the current value if they run`() async throws {
    let host = TestHost(Pulse())
    #expect(host.texts.last == "1.0")
    let quiet = await host.evaluations(during: { await host.advance(by: .seconds(1)) })
    #expect(quiet.bodies == 0)
    try host.tap("tap")
    #expect(host.texts.last == "1.0")
    await host.advance(by: .seconds(0.25))
    #expect(host.texts.last == "1.5")
    try host.tap("tap")
    #expect(host.texts.last == "1.5")
    await host.advance(by: .seconds(0.25))
    #expect(host.texts.last == "1.75")
    await host.advance(by: .seconds(1))
    #expect(host.texts.last == "1.0")
    #expect(!host.needsUpdate)
  }

  @Test func `keyframes without a duration jump, and don't repeat`() async {
    let host = TestHost(
      KeyframeAnimator(initialValue: 0.0) { value in
        Text(shown(value))
      } keyframes: { _ in
        MoveKeyframe(3)
      })
    #expect(host.texts == ["3.0"])
    #expect(!host.needsUpdate)
  }

  @Test func `keyframeAnimator shows the view itself, which keeps its state and isn't evaluated`()
    async throws
  {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Values {
      var scale = 1.0
      var offset = 0.0
    }
    let host = TestHost(
      Counter()
        .keyframeAnimator(initialValue: Values(), repeating: false) { content, value in
          content.offset(x: value.offset).scaleEffect(value.scale)
        } keyframes: { _ in
          KeyframeTrack(\.scale) { CubicKeyframe(2, duration: 0.5) }
          KeyframeTrack(\.offset) { SpringKeyframe(40, duration: 0.5, spring: .smooth) }
        })
    let log = await host.evaluations(during: { await host.advance(by: .seconds(0.25)) })
    #expect(log.count(of: "body", named: "Counter.body") == 0)
    try host.tap("count 0")
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["count 1"])
    #expect(!host.needsUpdate)
  }
}
