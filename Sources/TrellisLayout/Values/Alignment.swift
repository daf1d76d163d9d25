package import Foundation

/// Where views line up with each other, left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The share of the free space that stands before a view: 0 leading, 1/2 centre, 1 trailing.
  let share: CGFloat

  /// The leading sides in line.
  public static let leading = HorizontalAlignment(share: 0)
  /// The centres in line.
  public static let center = HorizontalAlignment(share: 0.5)
  /// The trailing sides in line.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// Where views line up with each other, top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  /// The share of the free space that stands above a view: 0 top, 1/2 centre, 1 bottom.
  let share: CGFloat

  /// The top sides in line.
  public static let top = VerticalAlignment(share: 0)
  /// The centres in line.
  public static let center = VerticalAlignment(share: 0.5)
  /// The bottom sides in line.
  public static let bottom = VerticalAlignment(share: 1)
}

/// Where views line up with each other on both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment left to right.
  public var horizontal: HorizontalAlignment
  /// The alignment top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// Where a rectangle of one size begins in another, whose origin is 0.
  package func origin(of size: CGSize, in container: CGSize) -> CGPoint {
    CGPoint(
      x: (container.width - size.width) * horizontal.share,
      y: (container.height - size.height) * vertical.share)
  }
}
