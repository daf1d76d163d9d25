public import Foundation

/// A direction and a length in the plane: Core Graphics' type, which Foundation doesn't have here.
///
/// Source: documented, developer.apple.com/documentation/corefoundation/cgvector.
public struct CGVector: Hashable, Sendable, Codable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// The vector that goes nowhere.
  public static let zero = CGVector()

  /// The vector that goes nowhere.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector that goes so far to the right and down.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector that goes so far to the right and down.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  /// Creates a vector that goes so far to the right and down.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
