import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

/// A fast path for labels: a run of Latin letters, digits and common signs on one line.
///
/// Pango spends most of its time on finding a text's scripts, directions, fonts and line breaks. For a label in a font that has
/// all of its characters the results are known, and only shaping remains. The glyphs are the same as those of a full layout.
extension PangoTypesetter {
  /// Returns the line of a label, or nil if the runs aren't a label.
  func labelLine(_ runs: [TextRun], _ direction: ParagraphDirection) -> TypesetLine? {
    withLabel(runs, direction) { bytes, font, hasLetters in
      font.shaper.shape(bytes, hasLetters: hasLetters, glyphs)
      return line(of: bytes, font)
    }
  }

  func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures? {
    withLabel(runs, direction) { bytes, font, hasLetters in
      let size = font.shaper.measure(bytes, hasLetters: hasLetters, glyphs)
      return LabelMeasures(
        width: max(points(size.width + Int(size.clusterCount * font.tracking)), 0), vertical: font.vertical,
        characterCount: UInt32(size.clusterCount - size.spaceCount), beginsWithSpace: bytes[0] == 0x20)
    }
  }

  /// Calls a closure with the characters of a label and their font; returns nil if the runs aren't a label.
  private func withLabel<Result>(
    _ runs: [TextRun], _ direction: ParagraphDirection,
    _ body: (UnsafeBufferPointer<UInt8>, LabelFont, _ hasLetters: Bool) -> Result
  ) -> Result? {
    guard runs.count == 1, !direction.isRightToLeft, runs[0].attachment == nil, runs[0].letterSpacing == 0,
      runs[0].usableBaselineOffset == 0, runs[0].font.smallCapitals.isEmpty,
      let font = labelFont(for: runs[0].font)
    else { return nil }
    var string = runs[0].string
    return string.withUTF8 { bytes in
      font.characters.hasLetters(in: bytes).map { body(bytes, font, $0) }
    }
  }

  private func labelFont(for request: FontRequest) -> LabelFont? {
    if let labelFont, labelFont.request == request { return labelFont }
    if let known = labelFonts.value(for: request) {
      if let known { labelFont = known }
      return known
    }
    let made = LabelFont(request, typesetter: self)
    labelFonts.insert(made, for: request)
    return made
  }

  /// Returns the line of the glyphs that a font has shaped last.
  private func line(of bytes: UnsafeBufferPointer<UInt8>, _ font: LabelFont) -> TypesetLine {
    var line = font.line
    let ascent = line.ascent
    var pen = 0
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(font.shaper.glyphs.count)
    var drawn: [Glyph] = []
    drawn.reserveCapacity(font.shaper.glyphs.count)
    font.forEachGlyph { glyph in
      let advance = points(glyph.width)
      let glyphCount = glyph.index == PangoGlyph.empty ? 0 : 1
      if glyph.isFirst {
        clusters.append(
          TextCluster(
            offset: glyph.cluster, advance: advance, isSpace: bytes[glyph.cluster] == 0x20,
            glyphCount: glyphCount))
      } else {
        clusters[clusters.count - 1].advance += advance
        clusters[clusters.count - 1].glyphCount += glyphCount
      }
      if glyphCount == 1 {
        drawn.append(
          Glyph(
            index: glyph.index,
            position: CGPoint(x: points(pen + glyph.xOffset), y: ascent + points(glyph.yOffset)),
            advance: advance))
      }
      pen += glyph.width
    }
    line.runs[0].glyphs = drawn
    line.runs[0].clusters = clusters
    line.runs[0].width = points(pen)
    line.width = max(points(pen), 0)
    line.range = 0..<bytes.count
    return line
  }
}

extension LabelFont {
  /// A glyph of a label with the tracking around it, in Pango units.
  fileprivate struct TrackedGlyph {
    let index: PangoGlyph
    let cluster: Int
    /// Whether the glyph is the first of its cluster.
    let isFirst: Bool
    let width: Int
    let xOffset: Int
    let yOffset: Int
  }

  /// Calls a closure with each glyph of the label that was shaped last.
  ///
  /// Half of the tracking is before a character and half after it; at the line's ends, all of it is after the last one.
  @inline(__always)
  fileprivate func forEachGlyph(_ body: (TrackedGlyph) -> Void) {
    let before = tracking / 2
    let behind = tracking - before
    let glyphs = shaper.glyphs
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let isFirst = index == 0 || glyphs[index - 1].cluster != glyph.cluster
      let isLast = index == glyphs.count - 1 || glyphs[index + 1].cluster != glyph.cluster
      let left = isFirst && index > 0 ? before : 0
      let right = isLast ? (index == glyphs.count - 1 ? tracking : behind) : 0
      body(
        TrackedGlyph(
          index: glyph.glyph, cluster: Int(glyph.cluster), isFirst: isFirst,
          width: Int(glyph.width + left + right),
          xOffset: Int(glyph.xOffset + left), yOffset: Int(glyph.yOffset)))
    }
  }
}

extension ParagraphDirection {
  fileprivate var isRightToLeft: Bool {
    switch self {
    case .natural(let isRightToLeft), .given(let isRightToLeft): isRightToLeft
    }
  }
}
