import Foundation
import TrellisLayout

/// The recognizer of a finger's drag of a scroll view's content; a mouse's drag doesn't scroll.
///
/// A finger that goes down on moving content stops it, and presses nothing.
///
/// Source: recorded (SwiftUI on macOS 26: a mouse's drag doesn't scroll); the threshold: common knowledge of UIKit.
final class ScrollRecognizer: Recognizer {
  private let viewport: Viewport
  private var pointer: Int?
  private var isDragging = false
  private var last = CGPoint.zero
  private var velocity = PointerVelocity()
  private var original = CGPoint.zero
  /// The distance that a finger has to move along the content's axis before it drags, in points.
  private static let threshold: CGFloat = 10

  init(_ viewport: Viewport) { self.viewport = viewport }

  override var startsOverResting: Bool { true }

  override func take(_ sample: PointerSample) -> Reaction {
    if pointer == nil {
      // A mouse that joins a finger is ignored; a mouse alone never drags.
      guard sample.isTouch else { return Reaction(state: .failed) }
      pointer = sample.pointer
    }
    guard pointer == sample.pointer else { return Reaction(state: isDragging ? .begun : .possible) }
    switch sample.phase {
    case .down:
      last = sample.place
      original = viewport.offset
      velocity.add(sample.place, at: sample.time)
      guard viewport.isMoving else { return Reaction(state: .possible) }
      isDragging = true
      return Reaction(state: .begun, whenGranted: [viewport.hold])
    case .moved:
      velocity.add(sample.place, at: sample.time)
      let distance = CGSize(width: sample.place.x - last.x, height: sample.place.y - last.y)
      if !isDragging {
        guard begins(with: distance) else { return Reaction(state: .possible) }
        isDragging = true
        last = sample.place
        return Reaction(state: .begun, whenGranted: [viewport.hold])
      }
      last = sample.place
      return Reaction(state: .begun, whenGranted: [{ [viewport] in viewport.drag(by: distance) }])
    case .up:
      guard isDragging else { return Reaction(state: .failed) }
      let (speed, original) = (velocity.value(at: sample.time), original)
      return Reaction(
        state: .ended, whenGranted: [{ [viewport] in viewport.letGo(velocity: speed, from: original) }])
    }
  }

  private func begins(with distance: CGSize) -> Bool {
    let (x, y) = (abs(distance.width), abs(distance.height))
    let axis: Axis = x > y ? .horizontal : .vertical
    return max(x, y) >= Self.threshold && viewport.canBePulled(along: axis)
  }

  override func cancel() -> [@MainActor () -> Void] {
    guard isDragging else { return [] }
    return [{ [viewport, original] in viewport.letGo(velocity: .zero, from: original) }]
  }
}
