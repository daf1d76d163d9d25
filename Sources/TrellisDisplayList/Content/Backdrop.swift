public import Foundation

/// The content behind an item, blurred and tinted, as through frosted glass.
///
/// This content is everything drawn earlier in the whole picture, including unfinished groups. Beyond the picture's edges, the
/// colours at the edge continue. In a list that is blurred itself, or shown in perspective, the content behind is unknown, and
/// only the tint shows.
public struct Backdrop: Hashable, Sendable {
  /// The blur radius: the Gaussian's standard deviation, in points; 0 or less is sharp.
  public var radius: CGFloat
  /// The factor for the content's saturation: 1 keeps the colours, 0 makes them grey.
  public var saturation: Double
  /// The colour that is drawn with its opacity on top of the blurred content.
  public var tint: RGBAColor

  /// Creates a backdrop.
  public init(radius: CGFloat, saturation: Double = 1, tint: RGBAColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  /// The greatest distance at which a point affects another one, in points.
  ///
  /// It is more than three standard deviations, because a strong blur is computed in cells of several pixels.
  public var reach: CGFloat { radius > 0 ? radius * 3.5 + 4 : 0 }
}
