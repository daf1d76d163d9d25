public import Foundation
package import TrellisDisplayList

/// A colour by the name of Core Graphics: components in a colour space, and an alpha.
///
/// Components are gamma-encoded, in `0...1`; other values, and NaN, are clamped when the colour is drawn.
public final class CGColor: Hashable, Sendable {
  package let color: RGBAColor
  /// The colour space.
  public let colorSpace: CGColorSpace?

  package init(_ color: RGBAColor, _ space: CGColorSpace? = CGColorSpaceCreateDeviceRGB()) {
    (self.color, colorSpace) = (color, space)
  }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: gray, green: gray, blue: gray, opacity: alpha), CGColorSpaceCreateDeviceGray())
  }

  /// Creates a colour from the components of a space, followed by the alpha.
  ///
  /// nil is returned for a null pointer. The pointer must refer to one number more than the space has components.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>?) {
    guard let components else { return nil }
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The components of the colour's space, followed by the alpha.
  public var components: [CGFloat]? {
    numberOfComponents == 2
      ? [color.red, color.opacity] : [color.red, color.green, color.blue, color.opacity]
  }
  /// The number of ``components``, which includes the alpha.
  public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }
  /// The alpha: 0 is clear, 1 is opaque.
  public var alpha: CGFloat { color.opacity }

  /// Returns the colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.opacity = alpha
    return CGColor(copy, colorSpace)
  }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns whether both have the same components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.color == second.color && first.colorSpace == second.colorSpace
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
