import Foundation

/// How much a view can change its size: between what it answers to zero and to infinity, on both axes.
///
/// That it is both axes, for rows as for columns, shows where a view gets its share before one that is less flexible on
/// the axis in question.
///
/// Source: observed, GRIDC-13, 21, 73 and 103 in `Fixtures/Layout`; that axes without bound count before points is inferred
/// from them.
struct GridFlexibility: Comparable {
  /// What it answers to zero.
  let least: CGSize
  /// On how many axes it has no bound.
  private var unbounded = 0
  /// How many points it can change on the others, together.
  private var points: CGFloat = 0

  init(of subview: LayoutSubview) {
    least = subview.sizeThatFits(.zero)
    let greatest = subview.sizeThatFits(.infinity)
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
