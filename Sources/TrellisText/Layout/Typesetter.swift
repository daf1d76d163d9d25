import Foundation
package import TrellisDisplayList

/// Breaks runs into lines and turns characters into glyphs: what differs from one font library to another.
///
/// All that is done with the lines afterwards is ``PreparedText``'s, and the same for every library.
package protocol Typesetter: AnyObject {
  /// The length, in points, to whose multiples the width of a text is rounded up; 0 leaves it as it is.
  var widthStep: Double { get }

  /// The runs as they are handed to ``typeset(_:direction:width:)``: mostly as they are.
  func usable(_ runs: [TextRun]) -> [TextRun]

  /// The lines of some runs, top to bottom, at least one.
  ///
  /// Lines end at newlines, and at `width`, in points, positive and finite, where that isn't nil: between words, and
  /// inside a word that is wider than a line. A single character may be wider than the line.
  func typeset(_ runs: [TextRun], direction: ParagraphDirection, width: Double?) -> [TypesetLine]
}

/// The direction that a paragraph's runs of both directions follow each other in.
package enum ParagraphDirection: Hashable, Sendable {
  /// That of the first character that has one; else the one that is given.
  case natural(orRightToLeft: Bool)
  /// The one that is given: the line is part of a paragraph that has it.
  case given(isRightToLeft: Bool)
}

/// A line of glyphs.
package struct TypesetLine {
  /// The characters, as offsets in UTF-8 bytes into the joined runs, without the newline or the spaces before a break.
  package var range: Range<Int>
  /// Whether its paragraph runs from right to left.
  package var isRightToLeft: Bool
  /// Whether a newline or the text's end follows, rather than a line of the same paragraph.
  package var endsParagraph: Bool
  /// The width in points; a space at a broken line's end isn't part of it.
  package var width: Double
  /// How far the line reaches above its baseline, in points.
  package var ascent: Double
  /// How far the line reaches below its baseline, in points.
  package var descent: Double
  /// The first character's font, which tells the distance to what stands above or below.
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

  /// Makes the line reach at least so far above and below its baseline, in points.
  mutating func makeRoom(above ascent: Double, below descent: Double) {
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
  /// The number of the run whose characters these are.
  package var source: Int
  /// The face of the glyphs.
  package var face: FontFace
  /// The glyphs that are drawn, relative to the line's top left corner.
  package var glyphs: [Glyph]
  /// The characters that belong together, drawn or not, in visual order.
  package var clusters: [TextCluster]
  /// Where the glyphs begin, in points from the line's left end.
  package var x: Double
  /// How wide they are together, in points.
  package var width: Double
  /// The line below the characters: its middle, in points below the baseline, and its thickness.
  package var underline: (position: Double, thickness: Double)
  /// The line through the characters: its middle, in points below the baseline, and its thickness.
  package var strikethrough: (position: Double, thickness: Double)
  /// What is shown in place of glyphs, as large as it is in this line.
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

/// Characters that can't be parted.
package struct TextCluster {
  /// How far the pen moves over them, in points.
  package var advance: Double
  private var shortOffset: UInt32
  private var shortCount: UInt16
  /// Whether they are a space.
  package var isSpace: Bool

  /// Where they begin, in UTF-8 bytes of the joined runs.
  package var offset: Int { Int(shortOffset) }
  /// How many of the run's drawn glyphs they have.
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
