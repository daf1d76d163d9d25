public import Foundation

/// The distances that a text prefers to what is above and below it in a column without spacing of its own.
///
/// They come from its fonts: the gap below a text is such that it looks as wide as the letters' own surroundings.
///
/// Source: observed, `Fixtures/Layout` TX-S1c and TX-X4-c13: above 4.742 and below 8.151 at 13 points of the system's font
/// (ascent 12.568, descent 2.742, capital letters 9.160 high), 8.984 and 15.802 at 26 points.
public struct TextSpacing: Hashable, Sendable {
  /// The first line's font.
  public var top: FontExtents
  /// The last line's font.
  public var bottom: FontExtents

  /// How far a font's letters reach.
  public struct FontExtents: Hashable, Sendable {
    /// How far the font reaches above the baseline, in points.
    public var ascent: Double
    /// How far the font reaches below the baseline, in points.
    public var descent: Double
    /// What the font asks for between two lines, in points.
    public var leading: Double
    /// How high the capital letters are, in points.
    public var capHeight: Double

    /// Creates extents.
    public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.capHeight = capHeight
    }
  }

  /// Creates the spacing of a text from the fonts of its first and its last line.
  public init(top: FontExtents, bottom: FontExtents) {
    self.top = top
    self.bottom = bottom
  }
}

extension TextSpacing {
  /// The distance to something above that isn't text, in points; `pixel` is the length of a pixel, to whose multiples
  /// a part of it is rounded up.
  public func distanceAbove(pixel: Double = 0.5) -> CGFloat {
    top.descent + top.edgeSpacing(pixel: pixel)
  }

  /// The distance to something below that isn't text, in points; `pixel` is the length of a pixel, to whose multiples
  /// a part of it is rounded up.
  public func distanceBelow(pixel: Double = 0.5) -> CGFloat {
    bottom.ascent - bottom.capHeight + bottom.descent + bottom.edgeSpacing(pixel: pixel)
  }

  /// The distance to a text above, in points: what this one's font asks for between lines, which mostly is nothing.
  public func distanceToTextAbove(pixel: Double = 0.5) -> CGFloat {
    roundedUp(top.leading, to: pixel)
  }
}

extension TextSpacing.FontExtents {
  /// A tenth of the line's height, in whole pixels.
  fileprivate func edgeSpacing(pixel: Double) -> Double {
    roundedUp(0.1 * (ascent + descent), to: pixel)
  }
}

private func roundedUp(_ length: Double, to pixel: Double) -> Double {
  pixel > 0 ? (length / pixel).rounded(.up) * pixel : length
}
