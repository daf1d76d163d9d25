public import Foundation
public import Trellis
import TrellisDisplayList

/// A colour by the names of UIKit and AppKit.
///
/// Use it for `Color(.systemGray6)` and `Color(uiColor: .label)`. Components are gamma-encoded sRGB in `0...1`; those of a wider
/// colour space are below 0 or above 1.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicolor; the values are those of Apple's Human Interface
/// Guidelines for iOS.
public final class UIColor: Hashable, Sendable {
  package let color: Color
  /// The closure that returns the colour for traits; nil if the colour depends only on light and dark.
  let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a colour from a ``Color``.
  public init(_ color: Color) { (self.color, provider) = (color, nil) }

  /// Creates a colour that a closure returns for traits.
  ///
  /// The closure is called at once for light and for dark, which is what views use, and again by ``resolvedColor(with:)``.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    func components(_ style: UIUserInterfaceStyle) -> RGBAColor {
      let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
      return dynamicProvider(traits).color.resolved(in: style == .dark ? .dark : .light)
    }
    color = Color(light: components(.light), dark: components(.dark))
    provider = dynamicProvider
  }

  /// Creates a colour from gamma-encoded sRGB components in `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from gamma-encoded Display P3 components in `0...1`.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from a hue, a saturation and a brightness in `0...1`; a hue beyond is clamped.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a grey from a gamma-encoded sRGB component in `0...1`.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a named colour from the program's resources; nil if there is none, or if it can't be read.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates a named colour from a bundle's resources, for all traits; nil if there is none, or if it can't be read.
  ///
  /// A nil bundle is the program's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = ResourceColors.color(name, in: bundle ?? .main) else { return nil }
    self.init(color)
  }

  /// Creates a colour from an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns the colour with another opacity, in `0...1`, in light and in dark.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    var (light, dark) = (color.resolved(in: .light), color.resolved(in: .dark))
    if light.opacity == 1, dark.opacity == 1 { return UIColor(color.opacity(Double(alpha))) }
    (light.opacity, dark.opacity) = (alpha, alpha)
    return UIColor(Color(light: light, dark: dark))
  }

  /// Returns the colour for traits, which no longer depends on them; unspecified traits count as light.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    return UIColor(color.resolved(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light))
  }

  convenience init(_ color: RGBAColor) {
    self.init(Color(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
  }

  /// Returns whether both colours are the same in light and in dark.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }
  /// Returns whether a value is the same colour in light and in dark.
  public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }
  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour by the names of AppKit.
public typealias NSColor = UIColor

extension Color {
  /// Creates a colour from one of UIKit's.
  public nonisolated init(_ color: UIColor) { self = color.color }
  /// Creates a colour from one of UIKit's.
  public nonisolated init(uiColor: UIColor) { self = uiColor.color }
  /// Creates a colour from one of AppKit's.
  public nonisolated init(nsColor: NSColor) { self = nsColor.color }
}
