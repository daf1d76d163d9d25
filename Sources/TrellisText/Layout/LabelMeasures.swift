/// The dimensions of a text on one line and in one face, which are found without its glyphs.
///
/// Most texts are measured far more often than they are drawn, and many are never drawn.
package struct LabelMeasures {
  /// The width in points.
  package var width: Double
  /// The vertical measures of the font, which all of its labels share.
  package var vertical: VerticalMeasures
  /// The number of clusters that aren't spaces.
  package var characterCount: UInt32
  /// Whether the first cluster is a space.
  package var beginsWithSpace: Bool

  package init(width: Double, vertical: VerticalMeasures, characterCount: UInt32, beginsWithSpace: Bool) {
    (self.width, self.vertical) = (width, vertical)
    (self.characterCount, self.beginsWithSpace) = (characterCount, beginsWithSpace)
  }
}

/// The vertical measures of a text, in points.
package final class VerticalMeasures: Sendable {
  /// The height of all lines.
  package let height: Double
  /// The first line's baseline below the top.
  package let firstBaseline: Double
  /// The last line's baseline below the top.
  package let lastBaseline: Double
  /// The distances to neighbours above and below.
  package let spacing: TextSpacing

  package init(height: Double, firstBaseline: Double, lastBaseline: Double, spacing: TextSpacing) {
    (self.height, self.firstBaseline, self.lastBaseline) = (height, firstBaseline, lastBaseline)
    self.spacing = spacing
  }

  /// Creates the measures of a single line.
  package convenience init(ascent: Double, descent: Double, extents: TextSpacing.FontExtents) {
    self.init(
      height: ascent + descent, firstBaseline: ascent, lastBaseline: ascent,
      spacing: TextSpacing(top: extents, bottom: extents))
  }
}

extension Typesetter {
  package func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures? { nil }
}
