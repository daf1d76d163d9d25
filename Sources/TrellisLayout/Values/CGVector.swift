public import Foundation

/// A two-dimensional vector: Core Graphics' type, which Foundation doesn't have here.
public struct CGVector: Hashable, Sendable, Codable {
  /// The length to the right.
  public var dx: CGFloat
  /// The length downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector from its lengths to the right and downwards.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector from its lengths to the right and downwards.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  /// Creates a vector from its lengths to the right and downwards.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
