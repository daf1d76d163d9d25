public import Foundation

/// Room that takes what is left over: along its stack, or on both axes outside one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/spacer.
public nonisolated struct Spacer: View, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  /// The least length in points; nil is the default: 8.
  public var minLength: CGFloat?

  /// Creates a spacer of at least a length in points; nil is the default: 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

/// A thin line across its stack.
///
/// Source: documented, developer.apple.com/documentation/swiftui/divider.
public nonisolated struct Divider: View, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  /// Creates a line.
  public init() {}
}
