public import Foundation

/// The distances that a text prefers to views above and below it, in a column without spacing of its own.
///
/// They depend on its fonts: the gap below a text is chosen to look as wide as the space around its letters.
///
/// Source: observed, `Fixtures/Layout` TX-S1c and TX-X4-c13: above 4.742 and below 8.151 at 13 points of the system's font
/// (ascent 12.568, descent 2.742, capital letters 9.160 high), 8.984 and 15.802 at 26 points.
public struct TextSpacing: Hashable, Sendable {
  /// The extents of the first line's font.
  public var top: FontExtents
  /// The extents of the last line's font.
  public var bottom: FontExtents

  /// The vertical extents of a font.
  public struct FontExtents: Hashable, Sendable {
    /// The extent above the baseline, in points.
    public var ascent: Double
    /// The extent below the baseline, in points.
    public var descent: Double
    /// The space that the font requests between two lines, in points.
    public var leading: Double
    /// The height of capital letters, in points.
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
  /// Returns the distance to a view above that isn't text, in points.
  ///
  /// `pixel` is the length of a pixel; a part of the distance is rounded up to a multiple of it.
  public func distanceAbove(pixel: Double = 0.5) -> CGFloat {
    top.descent + top.edgeSpacing(pixel: pixel)
  }

  /// Returns the distance to a view below that isn't text, in points.
  ///
  /// `pixel` is the length of a pixel; a part of the distance is rounded up to a multiple of it.
  public func distanceBelow(pixel: Double = 0.5) -> CGFloat {
    bottom.ascent - bottom.capHeight + bottom.descent + bottom.edgeSpacing(pixel: pixel)
  }

  /// Returns the distance to a text above, in points: the space that this text's font requests between lines, mostly 0.
  public func distanceToTextAbove(pixel: Double = 0.5) -> CGFloat {
    roundedUp(top.leading, to: pixel)
  }
}

extension TextSpacing.FontExtents {
  /// Returns a tenth of the line's height, rounded up to whole pixels.
  fileprivate func edgeSpacing(pixel: Double) -> Double {
    roundedUp(0.1 * (ascent + descent), to: pixel)
  }
}

private func roundedUp(_ length: Double, to pixel: Double) -> Double {
  pixel > 0 ? (length / pixel).rounded(.up) * pixel : length
}
