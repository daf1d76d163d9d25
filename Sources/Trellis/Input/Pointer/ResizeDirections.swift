/// A horizontal direction.
///
/// Source: documented, developer.apple.com/documentation/swiftui/horizontaldirection.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// Towards the leading edge.
  case leading
  /// Towards the trailing edge.
  case trailing

  /// A set of horizontal directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// Towards the leading edge.
    public static let leading = Set(.leading)
    /// Towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical direction.
///
/// Source: documented, developer.apple.com/documentation/swiftui/verticaldirection.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// A set of vertical directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// The place on a frame where it is resized.
///
/// Source: documented, developer.apple.com/documentation/swiftui/frameresizeposition.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The corner at the top and the leading edge.
  case topLeading
  /// The corner at the top and the trailing edge.
  case topTrailing
  /// The corner at the bottom and the leading edge.
  case bottomLeading
  /// The corner at the bottom and the trailing edge.
  case bottomTrailing
}

/// The direction in which a frame is resized.
///
/// Source: documented, developer.apple.com/documentation/swiftui/frameresizedirection.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates the set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

    /// The frame becomes smaller.
    public static let inward = Set(.inward)
    /// The frame becomes larger.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

extension PointerStyle {
  /// Returns the pointer over the edge between two columns; here it is the same for all directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }

  /// Returns the pointer over the edge between two rows; here it is the same for all directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }

  /// Returns the pointer over a place of a frame where it is resized; here it is the same for all directions.
  ///
  /// The diagonals of corners are those of left-to-right layouts.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top, .bottom: PointerStyle(shape: .resizeRow)
    case .leading, .trailing: PointerStyle(shape: .resizeColumn)
    case .topLeading, .bottomTrailing: PointerStyle(shape: .resizeFalling)
    case .topTrailing, .bottomLeading: PointerStyle(shape: .resizeRising)
    }
  }
}
