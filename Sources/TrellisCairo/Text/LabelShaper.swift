import CCairo
import TrellisText

/// A glyph of a shaped label, with its lengths in Pango units.
struct LabelGlyph {
  var glyph: PangoGlyph
  /// The start of the characters that the glyph belongs to, in bytes.
  var cluster: Int32
  /// The distance that the pen moves, without tracking.
  var width: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// The glyphs of labels in a font, word by word: a word that has occurred before isn't shaped again.
///
/// Words are shaped apart from each other only if the font's rules say nothing about spaces, so that the glyphs are the same as those of
/// the whole label.
struct LabelShaper {
  /// The glyphs of the label that was shaped last.
  private(set) var glyphs: [LabelGlyph] = []
  private let latin: UnsafePointer<PangoAnalysis>
  private let common: UnsafePointer<PangoAnalysis>
  /// Whether words are shaped apart from each other.
  private let shapesWords: Bool
  /// The glyphs of known words, one word after the other.
  private var known: [LabelGlyph] = []
  private var words: [Word: ShapedWord] = [:]
  /// The number of glyphs at the end of ``known`` that belong to no word in ``words``.
  private var temporaryCount = 0
  /// The largest number of glyphs in ``known``: about 400 KB.
  private static let limit = 16_384

  /// A word's glyphs in ``known``, and its dimensions.
  private struct ShapedWord {
    var glyphs: Range<Int32>
    var size = Size()
  }

  /// The dimensions of a label or a word.
  struct Size {
    /// The distance that the pen moves, without tracking, in Pango units.
    var width = 0
    var clusterCount: Int32 = 0
    /// The number of clusters that are spaces.
    var spaceCount: Int32 = 0
  }

  /// Creates a shaper from Pango's parameters for text with Latin letters, and for text without letters.
  init(latin: UnsafePointer<PangoAnalysis>, common: UnsafePointer<PangoAnalysis>, features: LabelFeatures) {
    (self.latin, self.common) = (latin, common)
    shapesWords = features.ignoreSpaces(in: latin.pointee.font)
  }

  /// Returns the dimensions of a label; `buffer` is used for what Pango shapes.
  mutating func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, hasLetters: Bool, _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) -> Size {
    var size = Size()
    var start = 0
    while start < bytes.count {
      let end = endOfWord(in: bytes, from: start)
      let word = shaped(bytes, start..<end, hasLetters, buffer).size
      size.width += word.width
      size.clusterCount += word.clusterCount
      size.spaceCount += word.spaceCount
      start = end
    }
    return size
  }

  /// Shapes a label into ``glyphs``; `buffer` is used for what Pango shapes.
  mutating func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, hasLetters: Bool, _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) {
    glyphs.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      let end = endOfWord(in: bytes, from: start)
      for index in shaped(bytes, start..<end, hasLetters, buffer).glyphs {
        var glyph = known[Int(index)]
        glyph.cluster += Int32(start)
        glyphs.append(glyph)
      }
      start = end
    }
  }

  /// Returns the end of the word that begins at an offset: a space, a word up to the next space, or the whole label.
  private func endOfWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard shapesWords else { return bytes.count }
    var end = start + 1
    if bytes[start] != 0x20 { while end < bytes.count, bytes[end] != 0x20 { end += 1 } }
    return end
  }

  /// Returns a word's glyphs, as Pango shapes them.
  private mutating func shaped(
    _ label: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hasLetters: Bool,
    _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) -> ShapedWord {
    let bytes = UnsafeBufferPointer(rebasing: label[range])
    let word = Word(bytes, hasLetters: hasLetters)
    if let word, let shaped = words[word] { return shaped }
    known.removeLast(temporaryCount)
    bytes.withMemoryRebound(to: CChar.self) { characters in
      pango_shape_with_flags(
        characters.baseAddress, Int32(characters.count), nil, 0, hasLetters ? latin : common, buffer,
        PANGO_SHAPE_NONE)
    }
    let count = Int(buffer.pointee.num_glyphs)
    if known.count + count > LabelShaper.limit {
      known.removeAll(keepingCapacity: true)
      words.removeAll(keepingCapacity: true)
    }
    let first = Int32(known.count)
    var shaped = ShapedWord(glyphs: first..<first + Int32(count))
    for index in 0..<count {
      let info = buffer.pointee.glyphs[index]
      let cluster = buffer.pointee.log_clusters[index]
      if index == 0 || cluster != buffer.pointee.log_clusters[index - 1] {
        shaped.size.clusterCount += 1
        if bytes[Int(cluster)] == 0x20 { shaped.size.spaceCount += 1 }
      }
      shaped.size.width += Int(info.geometry.width)
      known.append(
        LabelGlyph(
          glyph: info.glyph, cluster: cluster, width: info.geometry.width, xOffset: info.geometry.x_offset,
          yOffset: info.geometry.y_offset))
    }
    temporaryCount = word == nil ? count : 0
    if let word { words[word] = shaped }
    return shaped
  }
}

/// A word of at most 15 bytes, as a key.
private struct Word: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init?(_ bytes: UnsafeBufferPointer<UInt8>, hasLetters: Bool) {
    guard bytes.count < 16 else { return nil }
    for byte in bytes.prefix(8) { low = low << 8 | UInt64(byte) }
    for byte in bytes.dropFirst(8) { high = high << 8 | UInt64(byte) }
    // Seven bytes at most are in `high`. The top byte has the length, which fits in four bits, and whether the label has letters.
    high |= UInt64(bytes.count << 1 | (hasLetters ? 1 : 0)) << 56
  }
}

/// The OpenType features that labels in a font are shaped with.
struct LabelFeatures {
  /// Whether the contextual alternates are on, as they are by default.
  var hasContextualAlternates: Bool
  /// Whether digits are equally wide.
  var hasMonospacedDigits: Bool

  private var tags: [hb_tag_t] {
    // The features that HarfBuzz applies to Latin text by default.
    var names = [
      "rvrn", "ltra", "ltrm", "frac", "numr", "dnom", "rand", "trak", "abvm", "blwm", "ccmp", "locl", "mark",
      "mkmk", "rlig",
      "clig", "curs", "dist", "kern", "liga", "rclt",
    ]
    if hasContextualAlternates { names.append("calt") }
    if hasMonospacedDigits { names.append("tnum") }
    return names.map { hb_tag_from_string($0, -1) } + [0]
  }

  /// Whether none of a font's rules for these features mentions the space, so that words don't affect each other.
  func ignoreSpaces(in font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font, let hb = pango_font_get_hb_font(font), let face = hb_font_get_face(hb) else {
      return false
    }
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(hb, 0x20, &space) != 0 else { return false }
    let positions = hb_tag_from_string("GPOS", -1)
    // Without positioning rules, kerning comes from a table that isn't examined here.
    guard hb_ot_layout_has_positioning(face) != 0 else { return false }
    return tags.withUnsafeBufferPointer { tags in
      [hb_tag_from_string("GSUB", -1), positions].allSatisfy { table in
        guard let lookups = hb_set_create(), let mentioned = hb_set_create() else { return false }
        defer {
          hb_set_destroy(lookups)
          hb_set_destroy(mentioned)
        }
        hb_ot_layout_collect_lookups(face, table, nil, nil, tags.baseAddress, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
          hb_ot_layout_lookup_collect_glyphs(face, table, lookup, mentioned, mentioned, mentioned, nil)
        }
        return hb_set_has(mentioned, space) == 0
      }
    }
  }
}
