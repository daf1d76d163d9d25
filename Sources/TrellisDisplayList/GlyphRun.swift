public import Foundation

/// The face that a run of glyphs is set in: a family with size, weight, slant and width.
///
/// A renderer finds the face by these values alone; two equal faces are the same font.
public struct FontFace: Hashable, Sendable {
  /// The family's name, such as `Inter`; a renderer substitutes another family if it is missing.
  public var family: String
  /// The size in points (1/72 of a logical inch; at scale 1 a point is a pixel).
  ///
  /// Positive and finite.
  public var size: Double
  /// The weight on CSS's scale: `100` thin, `400` regular, `700` bold, `900` black.
  public var weight: Int
  /// Whether the face is slanted.
  public var isItalic: Bool
  /// The width of the letters, in percent of the family's normal one: `75` is condensed, `125` expanded.
  public var width: Double

  /// Creates a face description.
  public init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false, width: Double = 100
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
  }
}

/// A glyph of a run, and the position of its origin on the baseline.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var index: UInt32
  /// The origin on the baseline, in points, relative to the top left corner of the text's item, y down.
  public var position: CGPoint
  /// The distance that the pen moves after the glyph, in points.
  public var advance: CGFloat

  /// Creates a glyph at a position.
  public init(index: UInt32, position: CGPoint, advance: CGFloat) {
    self.index = index
    self.position = position
    self.advance = advance
  }
}

/// Glyphs of one face in visual order, left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face of every glyph in the run.
  public var face: FontFace
  /// The glyphs, in visual order.
  public var glyphs: [Glyph]
  /// The colour of every glyph without colours of its own; nil uses the text's.
  public var color: RGBAColor?

  /// Creates a run.
  public init(face: FontFace, glyphs: [Glyph], color: RGBAColor? = nil) {
    self.face = face
    self.glyphs = glyphs
    self.color = color
  }
}
