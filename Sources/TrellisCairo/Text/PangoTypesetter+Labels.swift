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
    guard runs.count == 1, !direction.isRightToLeft, runs[0].attachment == nil, runs[0].letterSpacing == 0,
      runs[0].usableBaselineOffset == 0
    else { return nil }
    var string = runs[0].string
    return string.withUTF8 { bytes in
      guard let content = LabelContent(bytes), let font = labelFont(for: runs[0].font) else { return nil }
      for scalar in content.others where !font.hasCharacter(scalar) { return nil }
      shape(bytes, font.analysis(hasLetters: content.hasLetters))
      return line(of: bytes, font)
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

  private func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ analysis: UnsafePointer<PangoAnalysis>) {
    bytes.withMemoryRebound(to: CChar.self) { characters in
      pango_shape_with_flags(
        characters.baseAddress, Int32(characters.count), nil, 0, analysis, glyphs,
        PANGO_SHAPE_NONE)
    }
  }

  /// Returns the line of the glyphs that were shaped last.
  private func line(of bytes: UnsafeBufferPointer<UInt8>, _ font: LabelFont) -> TypesetLine {
    let count = Int(glyphs.pointee.num_glyphs)
    let infos = UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count)
    var line = font.line
    let ascent = line.ascent
    // Between two characters, half of the spacing belongs to each. After the last character, all of the spacing belongs to it.
    let before = font.tracking / 2
    let behind = font.tracking - before
    var pen = 0
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(count)
    var drawn: [Glyph] = []
    drawn.reserveCapacity(count)
    for index in 0..<count {
      let info = infos[index]
      let start = Int(glyphs.pointee.log_clusters[index])
      let isFirst = index == 0 || glyphs.pointee.log_clusters[index - 1] != start
      let isLast = index == count - 1 || glyphs.pointee.log_clusters[index + 1] != start
      let left = isFirst && index > 0 ? before : 0
      let right = isLast ? (index == count - 1 ? font.tracking : behind) : 0
      let width = Int(info.geometry.width + left + right)
      let advance = points(width)
      let glyphCount = info.glyph == PangoGlyph.empty ? 0 : 1
      if let last = clusters.last, last.offset == start {
        clusters[clusters.count - 1].advance += advance
        clusters[clusters.count - 1].glyphCount += glyphCount
      } else {
        clusters.append(
          TextCluster(offset: start, advance: advance, isSpace: bytes[start] == 0x20, glyphCount: glyphCount))
      }
      if glyphCount == 1 {
        drawn.append(
          Glyph(
            index: info.glyph,
            position: CGPoint(
              x: points(pen + Int(info.geometry.x_offset + left)), y: ascent + points(info.geometry.y_offset)),
            advance: advance))
      }
      pen += width
    }
    line.runs[0].glyphs = drawn
    line.runs[0].clusters = clusters
    line.runs[0].width = points(pen)
    line.width = max(points(pen), 0)
    line.range = 0..<bytes.count
    return line
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
