import TrellisDisplayList

/// A linear map of colours for ``GraphicsContext/Filter/colorMatrix(_:)``.
///
/// Each row computes a new component: red, green, blue and alpha. Its numbers are multiplied by the old red, green, blue, alpha
/// and 1, and added. Components are gamma-encoded sRGB, not premultiplied; results are clamped to `0...1`, and NaN counts as 0.
public struct ColorMatrix: Hashable, Sendable {
  /// The row of red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row of green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row of blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row of alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity map.
  public init() {}

  /// The map as a display list's colour transform.
  var transform: ColorTransform {
    ColorTransform(
      [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init))
  }
}
