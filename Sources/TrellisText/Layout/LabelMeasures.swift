/// The dimensions of a text on one line and in one face, which are found without its glyphs.
///
/// Most texts are measured far more often than they are drawn, and many are never drawn.
package struct LabelMeasures {
  /// The width in points.
  package var width: Double
  /// The extent of the line above its baseline, in points.
  package var ascent: Double
  /// The extent of the line below its baseline, in points.
  package var descent: Double
  /// The extents of the font, which determine the distance to views above or below.
  package var extents: TextSpacing.FontExtents
  /// The number of clusters that aren't spaces.
  package var characterCount: UInt32
  /// Whether the first cluster is a space.
  package var beginsWithSpace: Bool

  package init(
    width: Double, ascent: Double, descent: Double, extents: TextSpacing.FontExtents, characterCount: UInt32,
    beginsWithSpace: Bool
  ) {
    (self.width, self.ascent, self.descent, self.extents) = (width, ascent, descent, extents)
    (self.characterCount, self.beginsWithSpace) = (characterCount, beginsWithSpace)
  }
}

extension Typesetter {
  package func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures? { nil }
}
