public import Foundation

/// What lies behind something, out of focus and under a colour, as through frosted glass.
///
/// What counts as behind is all that was drawn before in the whole picture, groups that aren't finished included; beyond the
/// picture's edges the colours at its edge go on. In a list that is out of focus itself, or seen from the side, nothing is known of
/// what lies behind: there only the colour shows.
public struct Backdrop: Hashable, Sendable {
  /// How far it is out of focus: the bell curve's standard deviation, in points; 0 or less is sharp.
  public var radius: CGFloat
  /// How far its colours are moved away from grey: 1 leaves them, 0 makes them grey.
  public var saturation: Double
  /// What lies on it; its opacity counts.
  public var tint: RGBAColor

  /// Creates a backdrop.
  public init(radius: CGFloat, saturation: Double = 1, tint: RGBAColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  /// How far from a point others count for it, in points: more than the bell curve's three deviations, for what is far out of
  /// focus is blurred in cells of several pixels.
  public var reach: CGFloat { radius > 0 ? radius * 3.5 + 4 : 0 }
}
