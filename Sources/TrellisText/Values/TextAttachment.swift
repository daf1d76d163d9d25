/// Something that stands among the characters of a text, such as a picture: a rectangle on the line's baseline.
///
/// A run with one shows it in place of its characters, which are ``placeholder`` alone.
public struct TextAttachment: Hashable, Sendable {
  /// The character that stands for it.
  public static let placeholder = "\u{FFFC}"

  /// How wide it is, in points.
  public var width: Double
  /// How far it reaches above the baseline, in points.
  public var ascent: Double
  /// How far it reaches below the baseline, in points; negative where it ends above.
  public var descent: Double

  /// Creates an attachment; lengths that no line has room for are moved to 10000 points, and NaN is 0.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width.clamped(to: 0...10_000)
    self.ascent = ascent.clamped(to: -10_000...10_000)
    self.descent = descent.clamped(to: -10_000...10_000)
  }

  /// The attachment, so many times as large.
  func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}
