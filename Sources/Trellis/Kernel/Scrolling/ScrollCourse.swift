import Foundation

/// How far a content is scrolled along one axis, now and later: it rests, is held by a finger, or is on its way.
///
/// Offsets are in points from where the content begins; between 0 and a limit nothing is seen beyond its ends. The way of a content
/// that was let go follows from the time alone, so nothing is stepped, and another limit on the way bends it without a jump.
///
/// Source: the rate, and how a content follows beyond its ends: common knowledge of UIKit's scroll views; the spring: ours.
enum ScrollCourse: Equatable {
  /// As near to an offset as the limit allows.
  case resting(CGFloat)
  /// As it came: at its scroll view's first anchor.
  case untouched
  /// At a part of the way from the beginning, 0, to the end, 1, however long that is.
  case anchored(CGFloat)
  /// Where a finger has it, which is further than it is seen to be beyond the ends.
  case held(CGFloat)
  /// Let go at an offset with a velocity in points a second: it slows down, and comes back from beyond the ends.
  case coasting(from: CGFloat, velocity: CGFloat, since: Duration)
  /// Let go so that it comes to rest at another offset.
  case springing(from: CGFloat, velocity: CGFloat, to: CGFloat, since: Duration)

  /// Where a content is seen, and whether it stays there.
  struct Place: Equatable {
    var offset: CGFloat
    var isOver = true
  }

  /// By how much a content slows down: its velocity is multiplied by 0.998 each millisecond.
  static let friction: CGFloat = -1000 * log(0.998)
  /// How stiff the spring is that brings it back, damped so that it doesn't swing: the root of 100 / s².
  private static let stiffness: CGFloat = 10
  /// What is nearer than this to where it comes to rest, in points, is there.
  private static let tolerance: CGFloat = 0.25

  /// Where the content is at a time, of which so much is seen, and which can be scrolled to a limit of at least 0.
  func place(at now: Duration, limit: CGFloat, window: CGFloat) -> Place {
    switch self {
    case .resting(let offset): Place(offset: min(max(0, offset), limit))
    case .untouched: Place(offset: 0)
    case .anchored(let part): Place(offset: limit * part)
    case .held(let offset):
      Place(offset: ScrollCourse.followed(offset, limit: limit, window: window))
    case .coasting(let start, let velocity, let since):
      ScrollCourse.coast(start, velocity, for: CGFloat((now - since).seconds), limit)
    case .springing(let start, let velocity, let goal, let since):
      ScrollCourse.spring(start, velocity, to: min(max(0, goal), limit), for: CGFloat((now - since).seconds))
    }
  }

  /// Where the content comes to rest that goes on with a velocity.
  static func end(from offset: CGFloat, velocity: CGFloat) -> CGFloat { offset + velocity / friction }

  /// The same so many points further.
  func moved(by distance: CGFloat) -> ScrollCourse {
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

  /// Where a content is seen that a finger has at an offset: beyond the ends it follows less and less.
  private static func followed(_ offset: CGFloat, limit: CGFloat, window: CGFloat) -> CGFloat {
    let end = min(max(0, offset), limit)
    let beyond = abs(offset - end)
    guard beyond > 0, window > 0 else { return end }
    let seen = (1 - 1 / (0.55 * beyond / window + 1)) * window
    return offset < end ? end - seen : end + seen
  }

  /// Where a finger has a content that is seen at an offset.
  static func held(seenAt offset: CGFloat, limit: CGFloat, window: CGFloat) -> ScrollCourse {
    let end = min(max(0, offset), limit)
    let seen = abs(offset - end)
    guard seen > 0, window > seen else { return .held(offset) }
    let beyond = (1 / (1 - seen / window) - 1) * window / 0.55
    return .held(offset < end ? end - beyond : end + beyond)
  }

  // MARK: - On the way

  private static func coast(
    _ start: CGFloat, _ velocity: CGFloat, for time: CGFloat, _ limit: CGFloat
  ) -> Place {
    let end = end(from: start, velocity: velocity)
    let inside = 0...limit
    if !inside.contains(start) {
      return spring(start, velocity, to: min(max(0, start), limit), for: time)
    }
    if !inside.contains(end) {
      // It meets an end with what is left of its velocity.
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
    // It may begin near its goal and fast: it is over where it is slow, too.
    let speed = (velocity - stiffness * (velocity + stiffness * distance) * time) * fading
    if abs(rest) < tolerance, abs(speed) < tolerance * stiffness { return Place(offset: goal) }
    return Place(offset: goal + rest, isOver: false)
  }
}
