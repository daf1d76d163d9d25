public import Foundation

/// An alignment guide on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// Creates the guide of a key on the horizontal axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Returns one position combined from those that some views set, in points, or nil if none is set.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  /// The guide at the leading side.
  public static let leading = HorizontalAlignment(Guides.Leading.self)
  /// The guide at the centre.
  public static let center = HorizontalAlignment(Guides.HorizontalCenter.self)
  /// The guide at the trailing side.
  public static let trailing = HorizontalAlignment(Guides.Trailing.self)
}

/// An alignment guide on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// Creates the guide of a key on the vertical axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Returns one position combined from those that some views set, in points, or nil if none is set.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  /// The guide at the top.
  public static let top = VerticalAlignment(Guides.Top.self)
  /// The guide at the centre.
  public static let center = VerticalAlignment(Guides.VerticalCenter.self)
  /// The guide at the bottom.
  public static let bottom = VerticalAlignment(Guides.Bottom.self)
  /// The guide at the baseline of the topmost line of text, or at the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(Guides.FirstTextBaseline.self)
  /// The guide at the baseline of the lowest line of text, or at the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(Guides.LastTextBaseline.self)
}

/// A guide at an edge or the centre of a view.
protocol FrameGuide: AlignmentID {}

/// The guides that every view has.
private enum Guides {
  enum Leading: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum HorizontalCenter: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Trailing: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Top: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum VerticalCenter: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: FrameGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? .infinity, childValue)
    }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? -.infinity, childValue)
    }
  }
}

/// An alignment of views on both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

extension Alignment {
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
  /// The middle of the first text baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last text baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last text baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last text baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
