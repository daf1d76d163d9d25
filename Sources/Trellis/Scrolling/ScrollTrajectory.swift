import Foundation

/// The scroll position of content along one axis, over time: at rest, held by a finger, or moving.
///
/// Offsets are in points from the content's beginning; from 0 to a limit nothing beyond the ends is visible. The movement after a release
/// follows from the time alone, so nothing is stepped. A limit that changes during the movement changes the movement without a jump.
///
/// Source: the rate, and how content follows beyond its ends: common knowledge of UIKit's scroll views; the spring: ours.
enum ScrollTrajectory: Equatable {
  /// At an offset, as far as the limit allows.
  case resting(CGFloat)
  /// At the initial position: the scroll view's initial anchor.
  case untouched
  /// At a fraction of the distance from the beginning, 0, to the end, 1, whatever its length.
  case anchored(CGFloat)
  /// At a finger's offset, which beyond the ends is further than the visible one.
  case held(CGFloat)
  /// Released at an offset with a velocity in points per second: slows down, and comes back from beyond the ends.
  case coasting(from: CGFloat, velocity: CGFloat, since: Duration)
  /// Released so that it comes to rest at another offset.
  case springing(from: CGFloat, velocity: CGFloat, to: CGFloat, since: Duration)

  /// The visible offset, and whether it stays.
  struct Place: Equatable {
    var offset: CGFloat
    var isOver = true
  }

  /// The deceleration per second: the velocity is multiplied by 0.998 each millisecond.
  static let friction: CGFloat = -1000 * log(0.998)
  /// The natural frequency of the critically damped spring that brings content back, in radians per second.
  private static let stiffness: CGFloat = 10
  /// The distance from the goal, in points, below which the content has arrived.
  private static let tolerance: CGFloat = 0.25

  /// Returns the visible offset at a time; `limit` is the largest offset, at least 0, and `window` the visible length.
  func place(at now: Duration, limit: CGFloat, window: CGFloat) -> Place {
    switch self {
    case .resting(let offset): Place(offset: min(max(0, offset), limit))
    case .untouched: Place(offset: 0)
    case .anchored(let part): Place(offset: limit * part)
    case .held(let offset):
      Place(offset: ScrollTrajectory.followed(offset, limit: limit, window: window))
    case .coasting(let start, let velocity, let since):
      ScrollTrajectory.coast(start, velocity, for: CGFloat((now - since).seconds), limit)
    case .springing(let start, let velocity, let goal, let since):
      ScrollTrajectory.spring(
        start, velocity, to: min(max(0, goal), limit), for: CGFloat((now - since).seconds))
    }
  }

  /// Returns the offset at which content with a velocity comes to rest.
  static func end(from offset: CGFloat, velocity: CGFloat) -> CGFloat { offset + velocity / friction }

  /// Returns the trajectory, moved by a distance in points.
  func moved(by distance: CGFloat) -> ScrollTrajectory {
    switch self {
    case .resting(let offset): .resting(offset + distance)
    case .untouched, .anchored: self
    case .held(let offset): .held(offset + distance)
    case .coasting(let start, let velocity, let since):
      .coasting(from: start + distance, velocity: velocity, since: since)
    case .springing(let start, let velocity, let goal, let since):
      .springing(from: start + distance, velocity: velocity, to: goal + distance, since: since)
    }
  }

  // MARK: - Beyond the ends

  /// Returns the visible offset of content that a finger holds at an offset: beyond the ends the content follows less and less.
  private static func followed(_ offset: CGFloat, limit: CGFloat, window: CGFloat) -> CGFloat {
    let end = min(max(0, offset), limit)
    let beyond = abs(offset - end)
    guard beyond > 0, window > 0 else { return end }
    let seen = (1 - 1 / (0.55 * beyond / window + 1)) * window
    return offset < end ? end - seen : end + seen
  }

  /// Returns the trajectory of content that a finger holds at a visible offset.
  static func held(seenAt offset: CGFloat, limit: CGFloat, window: CGFloat) -> ScrollTrajectory {
    let end = min(max(0, offset), limit)
    let seen = abs(offset - end)
    guard seen > 0, window > seen else { return .held(offset) }
    let beyond = (1 / (1 - seen / window) - 1) * window / 0.55
    return .held(offset < end ? end - beyond : end + beyond)
  }

  // MARK: - Movement

  private static func coast(
    _ start: CGFloat, _ velocity: CGFloat, for time: CGFloat, _ limit: CGFloat
  ) -> Place {
    let end = end(from: start, velocity: velocity)
    let inside = 0...limit
    if !inside.contains(start) {
      return spring(start, velocity, to: min(max(0, start), limit), for: time)
    }
    if !inside.contains(end) {
      // The content reaches an end with its remaining velocity.
      let wall = min(max(0, end), limit)
      let meeting = -log(1 - (wall - start) * friction / velocity) / friction
      if time >= meeting {
        return spring(wall, velocity - (wall - start) * friction, to: wall, for: time - meeting)
      }
    }
    let rest = velocity / friction * exp(-friction * time)
    if inside.contains(end), abs(rest) < tolerance { return Place(offset: end) }
    return Place(offset: end - rest, isOver: false)
  }

  private static func spring(
    _ start: CGFloat, _ velocity: CGFloat, to goal: CGFloat, for time: CGFloat
  ) -> Place {
    let distance = start - goal
    let fading = exp(-stiffness * time)
    let rest = (distance + (velocity + stiffness * distance) * time) * fading
    // The content may start fast near its goal, so arrival also requires a low speed.
    let speed = (velocity - stiffness * (velocity + stiffness * distance) * time) * fading
    if abs(rest) < tolerance, abs(speed) < tolerance * stiffness { return Place(offset: goal) }
    return Place(offset: goal + rest, isOver: false)
  }
}
