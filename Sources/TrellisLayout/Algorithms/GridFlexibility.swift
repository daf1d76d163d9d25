import Foundation

/// The range of a view's size: the difference between its answers to zero and to infinity.
///
/// Rows and columns compare both axes: GRIDC-13 shows a view that gets its share before one that is less flexible on the shared
/// axis. An axis on which the grid is proposed nothing stays without a proposal, so that a view counts as rigid there.
///
/// Source: observed, GRIDC-13, 21, 73 and 103 in `Fixtures/Layout`, and GRID-98 and 102 for axes without a proposal; that axes
/// without bound count before points is inferred from them.
struct GridFlexibility: Comparable {
  /// What it answers to zero.
  let least: CGSize
  /// On how many axes it has no bound.
  private var unbounded = 0
  /// How many points it can change on the others, together.
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

  /// Whether both can change as much.
  static func == (first: GridFlexibility, second: GridFlexibility) -> Bool {
    (first.unbounded, first.points) == (second.unbounded, second.points)
  }
}
