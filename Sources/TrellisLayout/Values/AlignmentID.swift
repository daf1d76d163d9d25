public import Foundation

/// A type that stands for an alignment guide of your own: it says where the guide is in a view that sets none.
///
/// Make a `HorizontalAlignment` or a `VerticalAlignment` of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alignmentid.
public protocol AlignmentID {
  /// The guide's position in a view that doesn't set it, in points from the view's leading side or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Makes one position of those that several subviews set: `childValue` is that of the subview after the first `n` that
  /// set one, whose result is in `parentValue`.
  ///
  /// Where you don't say otherwise the result is their mean.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of the positions.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}
