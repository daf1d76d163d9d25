import Foundation
package import TrellisDisplayList

/// Breaks runs into lines and converts characters to glyphs, using a font library.
///
/// Everything else is done by ``PreparedText``, in the same way for every library.
package protocol Typesetter: AnyObject {
  /// The width of a text is rounded up to a multiple of this length, in points; 0 disables rounding.
  var widthStep: Double { get }

  /// Returns the runs in the form for ``typeset(_:direction:width:)``: mostly unchanged.
  func usable(_ runs: [TextRun]) -> [TextRun]

  /// Returns the lines of some runs, top to bottom, at least one.
  ///
  /// Lines end at newlines. If `width` isn't nil, lines also break at this width, in points, which is positive and finite. They
  /// break between words, and inside a word that is wider than a line. A single character may be wider than the line.
  func typeset(_ runs: [TextRun], direction: ParagraphDirection, width: Double?) -> [TypesetLine]

  /// Returns the dimensions of runs that are a label: a few common characters on one line and in one face; nil for other runs.
  ///
  /// They are those of the only line that ``typeset(_:direction:width:)`` returns without a width.
  func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures?
}

/// The direction of a paragraph, in which its runs of both directions follow one another.
package enum ParagraphDirection: Hashable, Sendable {
  /// The direction of the first character that has one, or else the given direction.
  case natural(orRightToLeft: Bool)
  /// The given direction, for a line of a paragraph that has this direction.
  case given(isRightToLeft: Bool)
}

/// A line of glyphs.
package struct TypesetLine {
  /// The characters, as UTF-8 byte offsets into the joined runs, without the newline or the spaces before a break.
  package var range: Range<Int>
  /// Whether the line's paragraph runs from right to left.
  package var isRightToLeft: Bool
  /// Whether a newline or the text's end follows, rather than a line of the same paragraph.
  package var endsParagraph: Bool
  /// The width in points; a space at a broken line's end isn't part of it.
  package var width: Double
  /// The extent of the line above its baseline, in points.
  package var ascent: Double
  /// The extent of the line below its baseline, in points.
  package var descent: Double
  /// The extents of the first character's font, which determine the distance to views above or below.
  package var extents: TextSpacing.FontExtents
  /// The glyphs in visual order, relative to the line's top left corner.
  package var runs: [TypesetRun]

  package init(
    range: Range<Int>, isRightToLeft: Bool, endsParagraph: Bool, width: Double, ascent: Double,
    descent: Double,
    extents: TextSpacing.FontExtents, runs: [TypesetRun]
  ) {
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.endsParagraph = endsParagraph
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.extents = extents
    self.runs = runs
  }

  var height: Double { ascent + descent }

  /// Extends the line to at least the given lengths above and below its baseline, in points.
  mutating func extend(above ascent: Double, below descent: Double) {
    let distance = ascent - self.ascent
    if distance > 0 {
      for run in runs.indices {
        for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].position.y += distance }
      }
      self.ascent = ascent
    }
    self.descent = max(self.descent, descent)
  }
}

/// Glyphs of one face that show characters of one run.
package struct TypesetRun {
  /// The number of the run that contains the characters.
  package var source: Int
  /// The face of the glyphs.
  package var face: FontFace
  /// The glyphs that are drawn, relative to the line's top left corner.
  package var glyphs: [Glyph]
  /// The clusters of characters, drawn or not, in visual order.
  package var clusters: [TextCluster]
  /// The start of the glyphs, in points from the line's left end.
  package var x: Double
  /// The total width of the glyphs, in points.
  package var width: Double
  /// The underline: its middle, in points below the baseline, and its thickness.
  package var underline: (position: Double, thickness: Double)
  /// The strikethrough: its middle, in points below the baseline, and its thickness.
  package var strikethrough: (position: Double, thickness: Double)
  /// The attachment that is shown instead of glyphs, with its size in this line.
  package var attachment: TextAttachment?

  package init(
    source: Int, face: FontFace, glyphs: [Glyph], clusters: [TextCluster], x: Double, width: Double,
    underline: (position: Double, thickness: Double), strikethrough: (position: Double, thickness: Double),
    attachment: TextAttachment? = nil
  ) {
    self.source = source
    self.face = face
    self.glyphs = glyphs
    self.clusters = clusters
    self.x = x
    self.width = width
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
  }
}

/// Characters that can't be separated.
package struct TextCluster {
  /// The distance that the pen moves over the characters, in points.
  package var advance: Double
  private var shortOffset: UInt32
  private var shortCount: UInt16
  /// Whether the characters are a space.
  package var isSpace: Bool

  /// The start of the characters, in UTF-8 bytes of the joined runs.
  package var offset: Int { Int(shortOffset) }
  /// The number of the run's drawn glyphs that belong to the cluster.
  package var glyphCount: Int {
    get { Int(shortCount) }
    set { shortCount = UInt16(newValue) }
  }

  package init(offset: Int, advance: Double, isSpace: Bool, glyphCount: Int) {
    self.advance = advance
    self.isSpace = isSpace
    shortOffset = UInt32(offset)
    shortCount = UInt16(glyphCount)
  }
}
