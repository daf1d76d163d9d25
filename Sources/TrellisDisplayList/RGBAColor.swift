/// A colour in the sRGB colour space, as a display list stores it: already resolved, so no
/// environment is needed to draw it.
///
/// Components are gamma-encoded sRGB in `0...1`; `opacity` is straight alpha (the components are not
/// premultiplied), `0` for clear and `1` for opaque. Values outside `0...1` and NaN are clamped when
/// the colour is drawn.
public struct RGBAColor: Hashable, Sendable {
  /// The red component, gamma-encoded, `0...1`.
  public var red: Double
  /// The green component, gamma-encoded, `0...1`.
  public var green: Double
  /// The blue component, gamma-encoded, `0...1`.
  public var blue: Double
  /// Straight alpha, `0...1`.
  public var opacity: Double

  /// Creates a colour from gamma-encoded sRGB components and straight alpha.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Opaque white.
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)
  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Fully transparent black.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
}

extension RGBAColor: CustomStringConvertible {
  /// The colour as `#rrggbb`, or `#rrggbbaa` if it isn't opaque; each pair is a byte in hexadecimal.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    }
    let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    return "#" + digits.prefix(bytes[3] == 255 ? 3 : 4).joined()
  }
}
