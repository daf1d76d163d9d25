public import Foundation
public import TrellisCoreGraphicsCairo
import Trellis
import TrellisDisplayList

/// The components of colours are those for ``UITraitCollection/current``.
extension UIColor {
  /// The gamma-encoded sRGB components.
  var components: RGBAColor {
    resolvedColor(with: .current).color.resolved(in: .light)
  }

  /// Writes the gamma-encoded sRGB components to variables, and returns true.
  ///
  /// Components of a wider colour space are below 0 or above 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.opacity
    return true
  }

  /// Writes the hue, the saturation and the brightness to variables, each in `0...1`, and returns true.
  ///
  /// The hue of a grey is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = HueSaturationBrightness(components)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.opacity
    return true
  }

  /// Writes the white component of a grey to variables; returns false if the colour isn't a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.opacity
    return true
  }

  /// The colour of Core Graphics.
  public var cgColor: CGColor { CGColor(components) }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

/// A colour by its hue, its saturation and its brightness.
struct HueSaturationBrightness {
  var hue = 0.0
  var saturation = 0.0
  var brightness: Double

  init(_ color: RGBAColor) {
    let most = max(color.red, color.green, color.blue)
    let spread = most - min(color.red, color.green, color.blue)
    brightness = most
    guard spread > 0, most > 0 else { return }
    saturation = spread / most
    let sixths =
      most == color.red
      ? (color.green - color.blue) / spread
      : most == color.green
        ? (color.blue - color.red) / spread + 2 : (color.red - color.green) / spread + 4
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
