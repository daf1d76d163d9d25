import Foundation

/// The range of a view's size: the difference between its sizes for proposals of zero and of infinity.
///
/// Rows and columns compare both axes. GRIDC-13 shows a view that gets its share before one that is less flexible on the shared
/// axis. If the grid has no proposal on an axis, neither has the view, so it counts as rigid there.
///
/// Source: observed, GRIDC-13, 21, 73 and 103 in `Fixtures/Layout`, and GRID-98 and 102 for axes without a proposal. These cases
/// imply that the number of unbounded axes is compared before points.
struct GridFlexibility: Comparable {
  /// The view's size for a proposal of zero.
  let least: CGSize
  /// The number of axes on which the view has no bound.
  private var unbounded = 0
  /// The sum of the view's ranges on the bounded axes, in points.
  private var points: CGFloat = 0

  /// Creates the flexibility of a view in a grid that is proposed a length on the given axes only.
  init(of subview: LayoutSubview, proposed axes: Axis.Set) {
    func size(_ length: CGFloat) -> CGSize {
      subview.sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? length : nil,
          height: axes.contains(.vertical) ? length : nil))
    }
    least = size(0)
    let greatest = size(.infinity)
    for axis in Axis.allCases {
      let range = greatest[axis] - least[axis]
      if range.isFinite { points += max(0, range) } else { unbounded += 1 }
    }
  }

  static func < (first: GridFlexibility, second: GridFlexibility) -> Bool {
    (first.unbounded, first.points) < (second.unbounded, second.points)
  }

  /// Whether two views are equally flexible; their smallest sizes aren't compared.
  static func == (first: GridFlexibility, second: GridFlexibility) -> Bool {
    (first.unbounded, first.points) == (second.unbounded, second.points)
  }
}
