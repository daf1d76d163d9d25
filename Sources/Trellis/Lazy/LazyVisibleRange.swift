import Foundation
import TrellisGraph
import TrellisLayout

/// The visible range of a lazy stack along its axis, limited by all surrounding scroll views along that axis; without any, by the
/// window.
@MainActor
struct LazyVisibleRange {
  private let axis: Axis
  private let position: ViewPosition
  let direction: Attribute<LayoutDirection>

  /// Creates the visible range of the stack at the inputs' position.
  init(axis: Axis, _ inputs: ViewInputs) {
    self.axis = axis
    position = inputs.position
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
  }

  /// The innermost scroll view around the stack that scrolls along its axis.
  var viewport: Viewport? { position.viewport(along: axis) }

  /// The visible range, in points from the stack's start; a rule that reads this depends on the stack's position.
  var range: ClosedRange<CGFloat> { range(of: \.seen) }

  /// The visible range without the margins and the safe area, in which pinned views stay.
  var pinRange: ClosedRange<CGFloat> { range(of: \.clear) }

  private func range(of part: KeyPath<Viewport, CGRect>) -> ClosedRange<CGFloat> {
    var (low, high) = (-CGFloat.infinity, CGFloat.infinity)
    func limit(_ origin: CGPoint, _ seen: CGRect) {
      low = max(low, seen.origin[axis] - origin[axis])
      high = min(high, seen.origin[axis] + seen.size[axis] - origin[axis])
    }
    var viewport = viewport
    if viewport == nil {
      limit(
        position.origin(inSpaceNamed: nil),
        CGRect(origin: .zero, size: position.surroundings.windowSize.wrappedValue))
    }
    while let here = viewport {
      if here.scrolls(along: axis) { limit(position.origin(in: here.position), here[keyPath: part]) }
      viewport = here.outer
    }
    if high < low { high = low }
    guard isMirrored else { return low...high }
    let length = position.size[axis]
    return (length - high)...(length - low)
  }

  private var isMirrored: Bool { axis == .horizontal && direction.wrappedValue == .rightToLeft }

  /// Returns the placements by view id, mirrored if the container's layout direction is right to left.
  func mirrored(_ placements: [(UInt64, Placement)]) -> [UInt64: Placement] {
    var all = Dictionary(uniqueKeysWithValues: placements)
    guard direction.wrappedValue == .rightToLeft else { return all }
    let width = position.size.width
    for id in all.keys {
      let frame = all[id]!.frame
      all[id]!.frame.origin.x = width - frame.width - frame.minX
    }
    return all
  }
}
