public import Foundation

/// The size that a parent proposes to a view, in points.
///
/// On each axis: a number is the space that there is; nil asks for the view's ideal size; zero for its smallest; infinity
/// for its largest. A negative proposal and NaN are taken as 0 by the layouts here.
///
/// Source: documented, developer.apple.com/documentation/swiftui/proposedviewsize.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, or nil for the ideal one.
  public var width: CGFloat?
  /// The proposed height, or nil for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size, whole.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with `size` on the axes where it is nil.
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
  /// The proposal with 0 where its number is NaN or less than 0, and no larger than lengths are.
  package var usable: ProposedViewSize { ProposedViewSize(width: space(width), height: space(height)) }
}

/// A proposal's number as a layout can use it: NaN and negative numbers are 0.
func space(_ proposal: CGFloat?) -> CGFloat? {
  proposal.map { $0 > 0 ? $0.limited : 0 }
}
