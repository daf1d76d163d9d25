import Foundation
import TrellisDisplayList

extension Color {
  /// The meaning of a colour's components.
  public nonisolated enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB without its gamma curve: components are amounts of light.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    ///
    /// Colours outside sRGB are clamped to it when they are drawn.
    case displayP3
  }

  /// Creates a colour from components in `0...1` of a colour space; `opacity` 0 is clear.
  public nonisolated init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.encoded(red, green, blue)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey from a component in `0...1` of a colour space.
  public nonisolated init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, each in `0...1`, as sRGB.
  ///
  /// Hues 0 and 1 are red, and hues outside the range wrap around. Other values outside the range are clamped, and NaN counts as
  /// 0.
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func usable(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), 1) }
    let sixth = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let (saturation, brightness) = (usable(saturation), usable(brightness))
    /// Returns a component. The component's distance from the hue, in sixths of the circle, determines how much it is reduced.
    func component(_ shift: Double) -> Double {
      let place = (sixth + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(max(min(place, 4 - place), 0), 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  /// Returns the components as gamma-encoded sRGB; they are outside `0...1` for colours outside sRGB.
  fileprivate nonisolated func encoded(_ red: Double, _ green: Double, _ blue: Double) -> (
    Double, Double, Double
  ) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (SRGBCurve.encoded(red), SRGBCurve.encoded(green), SRGBCurve.encoded(blue))
    case .displayP3:
      let (red, green, blue) = (SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
      // Display P3 has sRGB's white and curve, and other primaries.
      // Source: the product of the matrices of CSS Color Module Level 4, section “Sample code for color conversions”.
      return (
        SRGBCurve.encoded(1.224_940_176_3 * red - 0.224_940_176_3 * green),
        SRGBCurve.encoded(-0.042_056_954_7 * red + 1.042_056_954_7 * green),
        SRGBCurve.encoded(-0.019_637_554_6 * red - 0.078_636_045_5 * green + 1.098_273_600_1 * blue)
      )
    }
  }
}

/// sRGB's gamma curve, extended symmetrically below 0.
///
/// Source: IEC 61966-2-1, as in CSS Color Module Level 4.
nonisolated enum SRGBCurve {
  /// Returns the amount of light of a gamma-encoded component.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// Returns the gamma-encoded component of an amount of light.
  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let component = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -component : component
  }
}
