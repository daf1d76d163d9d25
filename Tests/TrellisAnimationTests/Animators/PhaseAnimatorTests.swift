import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct PhaseAnimatorTests {
  private func stage(
    _ phases: [Double], animation: @escaping (Double) -> Animation? = { _ in .linear(duration: 1) }
  ) -> TestHost {
    let host = TestHost(
      PhaseAnimator(phases) { width in
        Color.red.frame(width: width, height: 10)
      } animation: {
        animation($0)
      }, size: CGSize(width: 400, height: 400))
    _ = host.displayList
    return host
  }

  private func width(_ host: TestHost) -> Double? {
    host.leaf().map { ($0.frame.width * 1e6).rounded() / 1e6 }
  }

  @Test func `phases repeat endlessly, each after the previous one completes`() async {
    let host = stage([100, 200, 400])
    #expect(width(host) == 100)
    await host.advance(by: .seconds(0.5))
    #expect(width(host) == 150)
    await host.advance(by: .seconds(0.5))
    #expect(width(host) == 200)
    // The frame after the end of a phase begins the next.
    await host.advance(by: .seconds(0.5 + 1 / 60.0))
    #expect(width(host) == 300)
    await host.advance(by: .seconds(1 + 1 / 60.0))
    #expect(width(host) == 250)
  }

  @Test func `a phase animator's body runs once per phase, not per frame`() async {
    let host = stage([100, 200])
    let log = await host.evaluations(during: { await host.advance(by: .seconds(2.5)) })
    #expect(log.count(of: "body", named: "PhaseAnimator.body") == 2)
  }

  @Test func `the animation is the target phase's, and nil jumps`() async {
    var asked: [Double] = []
    let host = stage([100, 200, 300]) {
      asked.append($0)
      return $0 == 300 ? nil : .linear(duration: 0.5)
    }
    #expect(asked == [200])
    await host.advance(by: .seconds(0.25))
    #expect(width(host) == 150)
    await host.advance(by: .seconds(0.25 + 1 / 60.0))
    #expect(width(host) == 300)
    #expect(asked == [200, 300])
    await host.advance(by: .seconds(1 / 60.0))
    #expect(asked == [200, 300, 100])
    await host.advance(by: .seconds(0.25))
    #expect(width(host) == 200)
  }

  @Test func `springs continue to the next phase when they are logically complete`() async {
    var asked = 0
    let host = stage([100, 200]) { _ in
      asked += 1
      return .spring(duration: 0.5, bounce: 0.5)
    }
    #expect(asked == 1)
    await host.advance(by: .seconds(0.5 - 1 / 60.0))
    #expect(asked == 1)
    await host.advance(by: .seconds(1 / 60.0))
    #expect(asked == 2)
  }

  private struct Bell: View {
    @State private var rings = 0
    var body: some View {
      Button("ring") { rings += 1 }
      PhaseAnimator([100.0, 200, 50], trigger: rings) { width in
        Color.red.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func `a trigger runs the phases once, and back to the first`() async throws {
    let host = TestHost(Bell(), size: CGSize(width: 400, height: 400))
    let quiet = await host.evaluations(during: { await host.advance(by: .seconds(2)) })
    #expect(quiet.bodies == 0)
    #expect(width(host) == 100)
    try host.tap("ring")
    #expect(width(host) == 100)
    await host.advance(by: .seconds(1))
    #expect(width(host) == 200)
    await host.advance(by: .seconds(1 + 1 / 60.0))
    #expect(width(host) == 50)
    await host.advance(by: .seconds(1 + 1 / 60.0))
    #expect(width(host) == 100)
    await host.advance(by: .seconds(0.1))
    #expect(!host.needsUpdate)
    try host.tap("ring")
    await host.advance(by: .seconds(0.5))
    #expect(width(host) == 150)
  }

  @Test func `a single phase stays, and no phases show nothing`() async {
    let one = stage([100])
    #expect(width(one) == 100 && !one.needsUpdate)
    let none = stage([])
    #expect(none.leaves.isEmpty && !none.needsUpdate)
  }

  @Test func `phases without animations advance frame by frame`() async {
    let host = stage([100, 200, 300]) { _ in nil }
    var widths: [Double?] = []
    for _ in 0..<4 {
      await host.advance(by: .seconds(1 / 60.0))
      widths.append(width(host))
    }
    #expect(widths == [300, 100, 200, 300])
  }

  @Test func `phaseAnimator shows the view itself, which keeps its state`() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = TestHost(
      Counter().phaseAnimator([false, true]) { content, isOn in
        content.opacity(isOn ? 0.5 : 1)
      })
    try host.tap("count 0")
    await host.advance(by: .seconds(1.2))
    #expect(host.texts == ["count 1"])
  }
}
