import Foundation
import TrellisDisplayList

extension Gradient {
  /// The colour space in which two colours are mixed.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/gradient/colorspace; a gradient itself can't be given one yet.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind {
      case device, perceptual
    }

    private let kind: Kind

    /// Gamma-encoded sRGB, component by component.
    public static let device = ColorSpace(kind: .device)
    /// A space in which equal steps look alike: Oklab.
    ///
    /// Source: documented as perceptual; the choice of the space: inferred.
    public static let perceptual = ColorSpace(kind: .perceptual)

    /// Returns the colour at a fraction of the way from one to another; opacity is always mixed linearly.
    func mix(_ from: RGBAColor, _ to: RGBAColor, by part: Double) -> RGBAColor {
      let device = from.mixed(with: to, by: part)
      guard kind == .perceptual else { return device }
      let (first, second) = (Oklab(from), Oklab(to))
      return Oklab(components: first.components + (second.components - first.components) * part)
        .color(opacity: device.opacity)
    }
  }
}

extension Color {
  /// Returns the colour at a fraction of the way to another: 0 is this colour, 1 the other.
  ///
  /// Fractions outside `0...1` are clamped, and NaN counts as 0.
  public nonisolated func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(self, mixedWith: rhs, by: fraction.isNaN ? 0 : min(max(fraction, 0), 1), in: colorSpace)
  }
}

/// A colour by its lightness and two opponent hues.
///
/// Source: Björn Ottosson, “A perceptual color space for image processing”, bottosson.github.io/posts/oklab.
private struct Oklab {
  var components: SIMD3<Double>

  init(components: SIMD3<Double>) {
    self.components = components
  }

  init(_ color: RGBAColor) {
    let light = SIMD3(
      SRGBCurve.linear(color.red), SRGBCurve.linear(color.green), SRGBCurve.linear(color.blue))
    let cones = SIMD3(
      (light * SIMD3(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9)).sum(),
      (light * SIMD3(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6)).sum(),
      (light * SIMD3(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5)).sum())
    let roots = SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    components = SIMD3(
      (roots * SIMD3(0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8)).sum(),
      (roots * SIMD3(1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9)).sum(),
      (roots * SIMD3(0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0)).sum())
  }

  /// Returns the colour in gamma-encoded sRGB; components are outside `0...1` for colours outside sRGB.
  func color(opacity: Double) -> RGBAColor {
    let roots = SIMD3(
      (components * SIMD3(1, 0.396_337_777_4, 0.215_803_757_3)).sum(),
      (components * SIMD3(1, -0.105_561_345_8, -0.063_854_172_8)).sum(),
      (components * SIMD3(1, -0.089_484_177_5, -1.291_485_548_0)).sum())
    let cones = roots * roots * roots
    return RGBAColor(
      red: SRGBCurve.encoded((cones * SIMD3(4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2)).sum()),
      green: SRGBCurve.encoded((cones * SIMD3(-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5)).sum()),
      blue: SRGBCurve.encoded((cones * SIMD3(-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0)).sum()),
      opacity: opacity)
  }
}
