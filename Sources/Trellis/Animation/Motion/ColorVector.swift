import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A colour as a vector for perceptual interpolation.
///
/// The components are the cube roots of Oklab's three cone responses, times 128, and the opacity.
///
/// Source: recorded, TX-W4: #FF4245 to #0091FF gives (-22.421, 4.491, 47.533); the matrices are those of Ottosson's Oklab (2020).
nonisolated struct ColorVector: VectorArithmetic {
  private var cones: SIMD3<Double>
  private var opacity: Double

  private init(_ cones: SIMD3<Double>, _ opacity: Double) { (self.cones, self.opacity) = (cones, opacity) }

  init(_ color: RGBAColor) {
    let (r, g, b) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let l = 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
    let m = 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
    let s = 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
    cones = SIMD3(cbrt(l), cbrt(m), cbrt(s)) * 128
    opacity = color.opacity
  }

  /// The colour, with its components clamped to the displayable range.
  var color: RGBAColor {
    let roots = cones / 128
    let c = roots * roots * roots
    let r = 4.0767416621 * c.x - 3.3077115913 * c.y + 0.2309699292 * c.z
    let g = -1.2684380046 * c.x + 2.6097574011 * c.y - 0.3413193965 * c.z
    let b = -0.0041960863 * c.x - 0.7034186147 * c.y + 1.7076147010 * c.z
    return RGBAColor(
      red: Self.encoded(r), green: Self.encoded(g), blue: Self.encoded(b), opacity: min(max(opacity, 0), 1))
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let cut = min(max(value, 0), 1)
    return cut <= 0.0031308 ? cut * 12.92 : 1.055 * pow(cut, 1 / 2.4) - 0.055
  }

  static let zero = ColorVector(.zero, 0)
  static func + (left: Self, right: Self) -> Self {
    Self(left.cones + right.cones, left.opacity + right.opacity)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(left.cones - right.cones, left.opacity - right.opacity)
  }
  mutating func scale(by factor: Double) {
    cones *= factor
    opacity *= factor
  }
  var magnitudeSquared: Double { (cones * cones).sum() + opacity * opacity }
}

/// A colour that is animated as a ``ColorVector``.
nonisolated struct ShownColor: Animatable {
  var color: RGBAColor

  var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color }
  }
}
