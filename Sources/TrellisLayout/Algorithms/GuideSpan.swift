package import Foundation

/// What views take on one axis together when a guide of each is at 0: from the first side to the last.
package struct GuideSpan {
  private var lower: CGFloat?
  private var upper: CGFloat = 0
  private var isInfinite = false

  package init() {}

  /// Adds a view of a length whose guide is so far from its start.
  package mutating func include(guide: CGFloat, length: CGFloat) {
    guard guide.isFinite, length.isFinite else {
      isInfinite = true
      return
    }
    upper = lower == nil ? length - guide : max(upper, length - guide)
    lower = min(lower ?? -guide, -guide)
  }

  /// The length of all together.
  package var length: CGFloat { isInfinite ? .infinity : upper - (lower ?? 0) }

  /// How far behind the start of all a view begins whose guide is so far from its own start.
  package func origin(guide: CGFloat) -> CGFloat {
    guide.isFinite ? -guide - (lower ?? 0) : 0
  }
}

extension Alignment {
  /// Where a view begins in another, whose origin is 0, so that the guides of both meet.
  package func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    CGPoint(
      x: difference(outer[horizontal], inner[horizontal]), y: difference(outer[vertical], inner[vertical]))
  }

  /// Where a rectangle of one size begins in another, whose origin is 0.
  package func origin(of size: CGSize, in container: CGSize) -> CGPoint {
    origin(of: ViewDimensions(size), in: ViewDimensions(container))
  }
}
