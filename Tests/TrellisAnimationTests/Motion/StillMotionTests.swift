import Foundation
import SwiftUI
import Testing
import TrellisTestSupport

@testable import TrellisTesting

/// Animations that stand still for a while.
///
/// Nothing is drawn for such an animation in that time.
@MainActor
@Suite struct StillMotionTests {
  /// Returns the number of seconds until the host's next update, or nil if none is scheduled.
  private func wait(_ stage: MotionStage) -> Double? {
    _ = stage.host.displayList
    let host = stage.host
    return host.viewGraph.nextDeadline.map { max(($0 - host.viewGraph.time) / .seconds(1), 0) }
  }

  private func stage() -> MotionStage {
    MotionStage { isOn in Color.red.frame(width: 100, height: 100).offset(x: isOn ? 100 : 0) }
  }

  @Test func `a delayed animation wants no frame before it begins`() async throws {
    let stage = stage()
    stage.turn(.linear(duration: 1).delay(2))
    #expect(wait(stage) == 2)
    let log = await stage.host.evaluations { await stage.advance(1.9) }
    #expect(log.entries.isEmpty, "\(log)")
    #expect(stage.host.leaf()?.frame.minX == 150)
    await stage.advance(0.6)
    #expect(abs(try #require(stage.host.leaf()?.frame.minX) - 200) < 2)
    #expect(wait(stage) == 0)
    await stage.advance(1)
    #expect(stage.host.leaf()?.frame.minX == 250 && wait(stage) == nil)
  }

  @Test func `a slowed animation waits longer, and one without speed forever`() {
    let stage = stage()
    stage.turn(.linear(duration: 1).delay(2).speed(0.5))
    #expect(wait(stage) == 4)
    let other = self.stage()
    other.turn(.linear(duration: 1).speed(0))
    #expect(wait(other) == nil)
    #expect(other.host.leaf()?.frame.minX == 150)
  }

  @Test func `other animations have their frames during a delay`() async throws {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).offset(x: isOn ? 100 : 0)
        Color.blue.frame(width: 100, height: 100).offset(x: isOn ? 100 : 0)
          .animation(.linear(duration: 1).delay(3), value: isOn)
      }
    }
    stage.turn(.linear(duration: 1))
    #expect(wait(stage) == 0)
    await stage.advance(2)
    #expect(stage.host.leaves.map(\.frame.minX) == [250, 150])
    #expect(abs(try #require(wait(stage)) - 1) < 0.02)
    await stage.advance(3)
    #expect(stage.host.leaves.map(\.frame.minX) == [250, 250] && wait(stage) == nil)
  }

  @Test func `a logical completion is called although nothing moves`() async {
    let stage = stage()
    var isTold = false
    withAnimation(.linear(duration: 1).delay(5).logicallyComplete(after: 1)) {
      stage.model.isOn = true
    } completion: {
      isTold = true
    }
    await stage.advance(0.9)
    #expect(!isTold)
    await stage.advance(0.2)
    #expect(isTold)
  }
}
