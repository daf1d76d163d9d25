public import Foundation

/// The size that a parent proposes to a view, in points.
///
/// On each axis, a number is the available space, nil requests the ideal size, zero the smallest size, and infinity the
/// largest. The layouts here treat a negative number and NaN as 0.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points, or nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or nil for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal with the width and height of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that requests the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with the lengths of `size` on the axes where it is nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  /// The proposal with NaN and negative numbers replaced by 0, and no number greater than the greatest length.
  package var usable: ProposedViewSize { ProposedViewSize(width: space(width), height: space(height)) }
}

/// Returns a proposed number as layouts use it: clamped, and 0 if it is NaN or negative; nil stays nil.
func space(_ proposal: CGFloat?) -> CGFloat? {
  proposal.map { $0 > 0 ? $0.limited : 0 }
}
