package import Foundation

/// The extent of views on one axis when their guides are aligned at 0, from the first side to the last.
package struct GuideSpan {
  private var lower: CGFloat?
  private var upper: CGFloat = 0
  private var isInfinite = false

  package init() {}

  /// Adds a view, given its length and the distance of its guide from its start.
  package mutating func include(guide: CGFloat, length: CGFloat) {
    guard guide.isFinite, length.isFinite else {
      isInfinite = true
      return
    }
    upper = lower == nil ? length - guide : max(upper, length - guide)
    lower = min(lower ?? -guide, -guide)
  }

  /// The length of all views together.
  package var length: CGFloat { isInfinite ? .infinity : upper - (lower ?? 0) }

  /// Returns the offset of a view from the start of the span, given the distance of its guide from its own start.
  package func origin(guide: CGFloat) -> CGFloat {
    guide.isFinite ? -guide - (lower ?? 0) : 0
  }
}

extension Alignment {
  /// Returns the origin of a view whose guides are aligned with those of another view, which has its origin at 0.
  package func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    CGPoint(
      x: difference(outer[horizontal], inner[horizontal]), y: difference(outer[vertical], inner[vertical]))
  }

  /// Returns the origin of a rectangle that is aligned in another rectangle, which has its origin at 0.
  package func origin(of size: CGSize, in container: CGSize) -> CGPoint {
    origin(of: ViewDimensions(size), in: ViewDimensions(container))
  }
}
