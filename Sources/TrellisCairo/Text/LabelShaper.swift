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
  private var words: [Word: Range<Int32>] = [:]
  /// The largest number of glyphs in ``known``: about 400 KB.
  private static let limit = 16_384

  /// Creates a shaper from Pango's parameters for text with Latin letters, and for text without letters.
  init(latin: UnsafePointer<PangoAnalysis>, common: UnsafePointer<PangoAnalysis>, features: LabelFeatures) {
    (self.latin, self.common) = (latin, common)
    shapesWords = features.ignoreSpaces(in: latin.pointee.font)
  }

  /// Shapes a label into ``glyphs``; `buffer` is used for what Pango shapes.
  mutating func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, hasLetters: Bool, _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) {
    glyphs.removeAll(keepingCapacity: true)
    guard shapesWords else { return append(bytes, at: 0, hasLetters, buffer) }
    var start = 0
    while start < bytes.count {
      // A space is a word of its own.
      var end = start + 1
      if bytes[start] != 0x20 { while end < bytes.count, bytes[end] != 0x20 { end += 1 } }
      append(word: UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start, hasLetters, buffer)
      start = end
    }
  }

  private mutating func append(
    word bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ hasLetters: Bool,
    _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) {
    guard let word = Word(bytes, hasLetters: hasLetters) else {
      return append(bytes, at: offset, hasLetters, buffer)
    }
    if let range = words[word] {
      for index in range {
        var glyph = known[Int(index)]
        glyph.cluster += Int32(offset)
        glyphs.append(glyph)
      }
      return
    }
    let start = glyphs.count
    append(bytes, at: offset, hasLetters, buffer)
    if known.count + glyphs.count - start > LabelShaper.limit {
      known.removeAll(keepingCapacity: true)
      words.removeAll(keepingCapacity: true)
    }
    let first = Int32(known.count)
    for var glyph in glyphs[start...] {
      glyph.cluster -= Int32(offset)
      known.append(glyph)
    }
    words[word] = first..<Int32(known.count)
  }

  /// Appends the glyphs of characters that begin at an offset of the label, as Pango shapes them.
  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ hasLetters: Bool,
    _ buffer: UnsafeMutablePointer<PangoGlyphString>
  ) {
    bytes.withMemoryRebound(to: CChar.self) { characters in
      pango_shape_with_flags(
        characters.baseAddress, Int32(characters.count), nil, 0, hasLetters ? latin : common, buffer,
        PANGO_SHAPE_NONE)
    }
    for index in 0..<Int(buffer.pointee.num_glyphs) {
      let info = buffer.pointee.glyphs[index]
      glyphs.append(
        LabelGlyph(
          glyph: info.glyph, cluster: buffer.pointee.log_clusters[index] + Int32(offset),
          width: info.geometry.width, xOffset: info.geometry.x_offset, yOffset: info.geometry.y_offset))
    }
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
