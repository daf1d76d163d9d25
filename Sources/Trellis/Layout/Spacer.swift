public import Foundation

/// A flexible space that takes what other views leave: along its stack, or on both axes outside a stack.
public nonisolated struct Spacer: View, Hashable, Sendable {
  /// The spacer has no body.
  public typealias Body = Never

  /// The minimum length in points; nil is the default: 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points; nil is the default: 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

/// A thin line across its stack.
public nonisolated struct Divider: View, Hashable, Sendable {
  /// The divider has no body.
  public typealias Body = Never

  /// Creates a line.
  public init() {}
}
