public import Foundation
public import TrellisCoreGraphicsCairo
import Trellis
import TrellisDisplayList

/// The names of AppKit for a colour's components and colour spaces. All colours here are sRGB, and components those for
/// ``UITraitCollection/current``.
extension UIColor {
  /// The name of a colour.
  public typealias Name = String

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from sRGB components.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from sRGB components.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey from an sRGB component.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a grey from an sRGB component.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// Creates a colour from a hue, a saturation and a brightness in `0...1`.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Creates a colour from a hue, a saturation and a brightness in `0...1`.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Creates a named colour from a bundle's resources; nil if there is none, or if it can't be read.
  public convenience init?(named name: Name, bundle: Bundle?) {
    self.init(named: name, in: bundle)
  }

  /// Creates a colour that a closure returns for an appearance; the name is ignored.
  ///
  /// The closure is called at once for light and for dark.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> UIColor
  ) {
    self.init { dynamicProvider($0.userInterfaceStyle == .dark ? .dark : .light) }
  }

  /// The red component.
  public var redComponent: CGFloat { components.red }
  /// The green component.
  public var greenComponent: CGFloat { components.green }
  /// The blue component.
  public var blueComponent: CGFloat { components.blue }
  /// The opacity; 0 is clear.
  public var alphaComponent: CGFloat { components.opacity }
  /// The component of a grey; of other colours, their lightness as a grey.
  public var whiteComponent: CGFloat {
    let color = components
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }
  /// The hue in `0...1`; 0 for a grey.
  public var hueComponent: CGFloat { HueSaturationBrightness(components).hue }
  /// The saturation in `0...1`.
  public var saturationComponent: CGFloat { HueSaturationBrightness(components).saturation }
  /// The brightness in `0...1`.
  public var brightnessComponent: CGFloat { HueSaturationBrightness(components).brightness }
  /// The number of components, with the opacity: 4.
  public var numberOfComponents: Int { 4 }
  /// The colour space: sRGB.
  public var colorSpace: NSColorSpace { .sRGB }

  /// Returns the colour for ``UITraitCollection/current``, in sRGB whatever the space; as a grey for a space of greys.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? {
    space.isGray ? UIColor(white: whiteComponent, alpha: alphaComponent) : UIColor(components)
  }

  /// Returns the colour at a fraction of the way to another; never nil.
  public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
    let (first, second, part) = (components, color.components, min(max(0, fraction), 1))
    func mix(_ key: KeyPath<RGBAColor, Double>) -> Double {
      first[keyPath: key] + (second[keyPath: key] - first[keyPath: key]) * part
    }
    return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.opacity))
  }
  /// Returns the colour at a fraction of the way to white.
  public func highlight(withLevel val: CGFloat) -> UIColor? {
    blended(withFraction: val, of: .white)
  }
  /// Returns the colour at a fraction of the way to black.
  public func shadow(withLevel val: CGFloat) -> UIColor? {
    blended(withFraction: val, of: .black)
  }
}

/// A colour space by the name of AppKit.
///
/// Colours are sRGB here, whatever the space.
public final class NSColorSpace: Hashable, Sendable {
  let isGray: Bool
  private init(isGray: Bool = false) { self.isGray = isGray }

  /// sRGB.
  public static let sRGB = NSColorSpace()
  /// sRGB.
  public static let extendedSRGB = sRGB
  /// sRGB.
  public static let genericRGB = sRGB
  /// sRGB.
  public static let deviceRGB = sRGB
  /// sRGB, since wider components are kept as such.
  public static let displayP3 = sRGB
  /// Greys.
  public static let genericGray = NSColorSpace(isGray: true)
  /// Greys.
  public static let genericGamma22Gray = genericGray
  /// Greys.
  public static let deviceGray = genericGray

  /// The colour space of Core Graphics.
  public var cgColorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// Returns whether both are the same space.
  public static func == (first: NSColorSpace, second: NSColorSpace) -> Bool { first.isGray == second.isGray }
  /// Hashes the kind of the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}
