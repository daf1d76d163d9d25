import SwiftUI
import Testing

@MainActor @Suite struct DisplayLinkTests {
  final class Target {
    var frames: [TimeInterval] = []
    var onFrame: (() -> Void)?
    func step(_ link: CADisplayLink) {
      frames.append(link.timestamp)
      onFrame?()
    }
  }

  @Test func `a display link reports frames until it is invalidated, and then releases its target`() async {
    var target: Target? = Target()
    weak let kept = target
    let link = CADisplayLink(target: target!, selector: Selector(Target.step))
    await withCheckedContinuation { continuation in
      target?.onFrame = { [weak target] in
        if target?.frames.count == 3 { continuation.resume() }
      }
      link.add(to: .main, forMode: .common)
    }
    let frames = target?.frames ?? []
    #expect(frames == frames.sorted() && frames[0] > 0)
    #expect(link.targetTimestamp == link.timestamp + link.duration && link.duration == 1.0 / 60)
    target = nil
    #expect(kept != nil)
    link.invalidate()
    #expect(kept == nil)
  }
}
