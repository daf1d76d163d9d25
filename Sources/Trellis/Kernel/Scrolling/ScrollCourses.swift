import Foundation

/// What moves a scroll view's content, or moved it last.
enum ScrollMover { case nobody, wheel, finger, momentum, program }

/// How far a content is scrolled along both axes.
struct ScrollCourses: Equatable {
  var x: ScrollCourse
  var y: ScrollCourse

  subscript(axis: Axis) -> ScrollCourse {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension EdgeInsets {
  /// What is taken at both ends of an axis.
  func total(along axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension UnitPoint {
  /// Its part along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
