import Foundation

/// The cause of a scroll view's last movement.
enum ScrollMover { case none, wheel, finger, momentum, program }

/// The scroll positions of content along both axes.
struct ScrollTrajectories: Equatable {
  var x: ScrollTrajectory
  var y: ScrollTrajectory

  subscript(axis: Axis) -> ScrollTrajectory {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension EdgeInsets {
  /// Returns the sum of the insets at both ends of an axis.
  func total(along axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension UnitPoint {
  /// The component along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
