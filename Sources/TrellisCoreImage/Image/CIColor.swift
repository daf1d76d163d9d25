public import Foundation
public import TrellisUIKit
public import TrellisCoreGraphics

/// A color of sRGB.
///
/// Source: documented, developer.apple.com/documentation/coreimage/cicolor.
public final class CIColor: NSObject, Sendable {
  /// The red component from 0 to 1.
  public let red: CGFloat
  /// The green component from 0 to 1.
  public let green: CGFloat
  /// The blue component from 0 to 1.
  public let blue: CGFloat
  /// The alpha from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) {
    (red, green, blue, alpha) = (r, g, b, a)
  }

  /// Creates a color of one of Core Graphics.
  public convenience init(cgColor c: CGColor) {
    let parts = c.components ?? [0, 0, 0, 1]
    let isGray = parts.count < 4
    self.init(
      red: parts[0], green: isGray ? parts[0] : parts[1], blue: isGray ? parts[0] : parts[2],
      alpha: parts.last ?? 1)
  }

  /// Creates a color of one of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Clear.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)

  var straight: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }
  var pixel: PixelColor { PixelColor(straight, alpha: Float(alpha)) }

  /// Returns whether all components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// A hash of the components.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

/// A list of numbers.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Creates a list.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }
  /// Creates a list of a number.
  public init(x: CGFloat) { values = [x] }
  /// Creates a list of two numbers.
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  /// Creates a list of three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  /// Creates a list of four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  /// Creates a list of a point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  /// Creates a list of a rectangle: its origin and its size.
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }

  /// The number of numbers.
  public var count: Int { values.count }
  /// The first number, or 0.
  public var x: CGFloat { value(at: 0) }
  /// The second number, or 0.
  public var y: CGFloat { value(at: 1) }
  /// The third number, or 0.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// Returns a number; 0 if there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
