/// A rectangle on the baseline among the characters of a text, such as a picture.
///
/// A run with an attachment shows it in place of its characters, which are just ``placeholder``.
public struct TextAttachment: Hashable, Sendable {
  /// The character that represents an attachment.
  public static let placeholder = "\u{FFFC}"

  /// The width, in points.
  public var width: Double
  /// The extent above the baseline, in points.
  public var ascent: Double
  /// The extent below the baseline, in points; negative if the attachment ends above it.
  public var descent: Double

  /// Creates an attachment; lengths are clamped to 10000 points, and NaN becomes 0.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width.clamped(to: 0...10_000)
    self.ascent = ascent.clamped(to: -10_000...10_000)
    self.descent = descent.clamped(to: -10_000...10_000)
  }

  /// Returns the attachment scaled by a factor.
  func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}
