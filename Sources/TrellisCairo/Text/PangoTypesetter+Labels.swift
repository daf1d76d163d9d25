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
    withShapedLabel(runs, direction) { bytes, font in line(of: bytes, font) }
  }

  func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures? {
    withShapedLabel(runs, direction) { bytes, font in
      var (pen, clusters, spaces) = (0, UInt32(0), UInt32(0))
      font.forEachGlyph { glyph in
        pen += Int(glyph.width)
        guard glyph.isFirst else { return }
        clusters += 1
        if bytes[glyph.cluster] == 0x20 { spaces += 1 }
      }
      let line = font.line
      return LabelMeasures(
        width: max(points(pen), 0), ascent: line.ascent, descent: line.descent, extents: line.extents,
        characterCount: clusters - spaces, beginsWithSpace: bytes[0] == 0x20)
    }
  }

  /// Calls a closure with the characters of a label and the font that has shaped them; returns nil if the runs aren't a label.
  private func withShapedLabel<Result>(
    _ runs: [TextRun], _ direction: ParagraphDirection,
    _ body: (UnsafeBufferPointer<UInt8>, LabelFont) -> Result
  ) -> Result? {
    guard runs.count == 1, !direction.isRightToLeft, runs[0].attachment == nil, runs[0].letterSpacing == 0,
      runs[0].usableBaselineOffset == 0
    else { return nil }
    var string = runs[0].string
    return string.withUTF8 { bytes in
      guard let content = LabelContent(bytes), let font = labelFont(for: runs[0].font) else { return nil }
      for scalar in content.others where !font.hasCharacter(scalar) { return nil }
      font.shaper.shape(bytes, hasLetters: content.hasLetters, glyphs)
      return body(bytes, font)
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

/// The characters of a label.
private struct LabelContent {
  /// Whether there are letters, whose script then also applies to the signs among them.
  var hasLetters = false
  /// The characters beyond ASCII.
  var others: [UInt32] = []

  /// Scans the characters; fails if there are none, more than 1024 bytes, or a character that needs a full layout.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard (1...1024).contains(bytes.count) else { return nil }
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x41...0x5A, 0x61...0x7A: hasLetters = true
      case 0x20...0x7E: break
      case 0xC3...0xC5:
        // Accented Latin letters, except `×` and `÷`.
        let scalar = UInt32(bytes[index] & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
        guard scalar != 0xD7, scalar != 0xF7 else { return nil }
        hasLetters = true
        others.append(scalar)
        index += 1
      case 0xE2:
        // Dashes, quotation marks and the ellipsis.
        let scalar = 0x2000 | UInt32(bytes[index + 2] & 0x3F)
        guard bytes[index + 1] == 0x80, LabelContent.signs.contains(scalar) else { return nil }
        others.append(scalar)
        index += 2
      default: return nil
      }
      index += 1
    }
  }

  private static let signs: Set<UInt32> = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
}

extension ParagraphDirection {
  fileprivate var isRightToLeft: Bool {
    switch self {
    case .natural(let isRightToLeft), .given(let isRightToLeft): isRightToLeft
    }
  }
}
