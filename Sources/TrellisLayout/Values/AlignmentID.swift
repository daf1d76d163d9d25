public import Foundation

/// A type that identifies a custom alignment guide and defines its default position.
///
/// Create a `HorizontalAlignment` or a `VerticalAlignment` with the type.
public protocol AlignmentID {
  /// Returns the guide's position in a view that doesn't set it, in points from the view's leading side or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines the positions that several subviews set into one.
  ///
  /// `childValue` is the position of the next subview, after `n` other subviews whose combined position is in `parentValue`.
  /// The default implementation computes the mean.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Combines the positions into their mean.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}
