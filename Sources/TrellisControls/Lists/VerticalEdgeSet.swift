public import Trellis

extension VerticalEdge {
  /// A set of vertical edges.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}
