import TrellisDisplayList

/// Maps glyphs back to the characters of a text, which a display list doesn't record.
///
/// Glyphs are compared in order with the characters' nominal glyphs. Ligatures, accented letters and contextual forms have other
/// glyphs, which get the characters between the matching ones. The result is correct for text from left to right. Text in another
/// visual order gets the nominal characters of its glyphs, or none.
struct GlyphClusters {
  /// At least one glyph, with the characters that it represents, if any.
  struct Cluster {
    var glyphs: Int
    var text: String
  }

  private let scalars: [Unicode.Scalar]
  private var next = 0

  init(_ string: String) {
    scalars = Array(string.unicodeScalars)
  }

  /// The characters that end truncated text or hyphenated words.
  private static let additions: [Unicode.Scalar] = ["\u{2026}", "\u{2010}", "-"]
  /// The greatest distance to the next matching glyph, in glyphs and in characters.
  private static let reach = (glyphs: 4, scalars: 8)

  /// Returns the clusters of a run, which follows the runs of the earlier calls.
  mutating func clusters(of indices: [UInt32], in font: VectorFont) -> [Cluster] {
    var result: [Cluster] = []
    var index = 0
    while index < indices.count {
      let glyph = indices[index]
      if let place = place(of: glyph, in: font) {
        next = place + 1
        result.append(Cluster(glyphs: 1, text: String(Character(scalars[place]))))
        index += 1
      } else if let added = Self.additions.first(where: { font.isNominalGlyph(glyph, for: $0) }) {
        result.append(Cluster(glyphs: 1, text: String(Character(added))))
        index += 1
      } else {
        let (glyphs, end) = gap(from: index, indices, font)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[next..<end])
        result.append(Cluster(glyphs: glyphs, text: String(text)))
        (index, next) = (index + glyphs, end)
      }
    }
    return result
  }

  /// Returns the index of a glyph's character: the next one, or one after spaces that are hidden at a line's end; nil for any
  /// other.
  private func place(of glyph: UInt32, in font: VectorFont) -> Int? {
    var place = next
    while place < scalars.count {
      if font.isNominalGlyph(glyph, for: scalars[place]) { return place }
      guard scalars[place].properties.isWhitespace else { return nil }
      place += 1
    }
    return nil
  }

  /// Returns the number of glyphs before the next one that matches a nearby character, and that character's index.
  private func gap(from index: Int, _ indices: [UInt32], _ font: VectorFont) -> (glyphs: Int, end: Int) {
    let lastScalar = min(next + Self.reach.scalars, scalars.count)
    for other in index + 1..<max(min(index + 1 + Self.reach.glyphs, indices.count), index + 1) {
      for place in next..<max(lastScalar, next) where font.isNominalGlyph(indices[other], for: scalars[place])
      {
        if place > next { return (other - index, place) }
      }
    }
    // There is no match: the run ends, or the glyphs don't correspond to the characters. One glyph counts as one character.
    return (1, min(next + 1, scalars.count))
  }
}
