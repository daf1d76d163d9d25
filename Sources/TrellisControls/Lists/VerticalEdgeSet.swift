public import Trellis

extension VerticalEdge {
  /// Some of the upper and the lower edge.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/verticaledge/set.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
