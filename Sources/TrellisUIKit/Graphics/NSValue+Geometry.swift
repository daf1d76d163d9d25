public import Foundation

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Creates a value that contains a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates a value that contains a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle; the value must contain one.
  public var cgRectValue: CGRect { rectValue }
  /// The point; the value must contain one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; the value must contain one.
  public var cgSizeValue: CGSize { sizeValue }
}
