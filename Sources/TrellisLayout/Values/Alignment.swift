public import Foundation

/// A guide by which views line up with each other, left to right.
///
/// Source: documented, developer.apple.com/documentation/swiftui/horizontalalignment.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a type stands for.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The guide of a key on the horizontal axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// One position of those that some views set, in points; nil where none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  /// The leading sides in line.
  public static let leading = HorizontalAlignment(Guides.Leading.self)
  /// The centres in line.
  public static let center = HorizontalAlignment(Guides.HorizontalCenter.self)
  /// The trailing sides in line.
  public static let trailing = HorizontalAlignment(Guides.Trailing.self)
}

/// A guide by which views line up with each other, top to bottom.
///
/// Source: documented, developer.apple.com/documentation/swiftui/verticalalignment.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a type stands for.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The guide of a key on the vertical axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// One position of those that some views set, in points; nil where none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  /// The top sides in line.
  public static let top = VerticalAlignment(Guides.Top.self)
  /// The centres in line.
  public static let center = VerticalAlignment(Guides.VerticalCenter.self)
  /// The bottom sides in line.
  public static let bottom = VerticalAlignment(Guides.Bottom.self)
  /// The baselines of the topmost lines of text in line; a view without text has its bottom there.
  public static let firstTextBaseline = VerticalAlignment(Guides.FirstTextBaseline.self)
  /// The baselines of the lowest lines of text in line; a view without text has its bottom there.
  public static let lastTextBaseline = VerticalAlignment(Guides.LastTextBaseline.self)
}

/// The guides that every view has.
private enum Guides {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: AlignmentID {
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

/// Where views line up with each other on both axes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alignment.
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
  /// The middle of the topmost line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the lowest line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The topmost line of text at the leading side.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The lowest line of text at the leading side.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The topmost line of text at the trailing side.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The lowest line of text at the trailing side.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
