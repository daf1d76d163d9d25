import Foundation

extension Viewport {
  /// Stops the content at its visible offset, for a finger.
  func hold() {
    request = nil
    let offset = offset
    context.motions.stop(.origin(of: self))
    set(by: .finger) { trajectories in
      for axis in Axis.allCases {
        trajectories[axis] =
          self.scrolls(along: axis)
          ? .held(seenAt: offset[axis], limit: self.limit(along: axis), window: self.size[axis]) : .resting(0)
      }
    }
  }

  /// Moves the content with the finger that holds it.
  func drag(by distance: CGSize) {
    set(by: .finger) { trajectories in
      for axis in Axis.allCases where self.canBePulled(along: axis) {
        trajectories[axis] = trajectories[axis].moved(by: -self.along(axis, distance))
      }
    }
    if scrolls(along: .vertical) { refresh?.pulled(by: -offset.y) }
  }

  /// Continues from a visible vertical offset after the space above the content has changed.
  func go(onFrom seen: CGFloat) {
    let (limit, window) = (limit(along: .vertical), size.height)
    let now = context.clock.now
    set(by: mover) { trajectories in
      switch trajectories.y {
      case .held: trajectories.y = .held(seenAt: seen, limit: limit, window: window)
      case .coasting, .springing:
        trajectories.y = trajectories.y.moved(by: seen - place(of: trajectories.y, along: .vertical).offset)
      default:
        // An offset nearer to the beginning than the space for refreshing moves to the beginning.
        trajectories.y =
          seen < ScrollRefresh.height + 0.5
          ? .springing(from: seen, velocity: 0, to: 0, since: now) : .resting(seen)
      }
    }
  }

  /// Releases the content with a finger's velocity; `original` is the offset at which the finger touched the content.
  func letGo(velocity: CGSize, from original: CGPoint) {
    refresh?.pulled(by: 0)
    let offset = offset
    let (now, adjust) = (context.clock.now, settings.adjustment?(self))
    var predicted = CGPoint.zero
    for axis in Axis.allCases {
      predicted[axis] = ScrollTrajectory.end(from: offset[axis], velocity: -along(axis, velocity))
    }
    let goal = adjust?(original, limited(predicted), velocity)
    set(by: .momentum) { trajectories in
      for axis in Axis.allCases where self.scrolls(along: axis) {
        let velocity = self.canBePulled(along: axis) ? -self.along(axis, velocity) : 0
        trajectories[axis] =
          if let goal {
            .springing(from: offset[axis], velocity: velocity, to: goal[axis], since: now)
          } else {
            .coasting(from: offset[axis], velocity: velocity, since: now)
          }
      }
    }
  }

  /// Returns whether a finger can move the content along an axis.
  func canBePulled(along axis: Axis) -> Bool {
    guard scrolls(along: axis) else { return false }
    return limit(along: axis) > 0 || settings.bounces?(axis) ?? true
  }

  private func along(_ axis: Axis, _ distance: CGSize) -> CGFloat {
    axis == .horizontal ? isMirrored ? -distance.width : distance.width : distance.height
  }
}
