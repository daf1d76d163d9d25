import TrellisDisplayList

/// Which characters of a text the glyphs stand for: a display list doesn't say.
///
/// Glyphs are compared with the characters' own, in order. Where others stand in their place (ligatures, letters with accents,
/// forms that depend on the neighbours), they stand for what lies between those that were found. Right for text that goes
/// from left to right; what is shown in another order gets the characters that its glyphs have by themselves, or none.
struct GlyphClusters {
  /// So many glyphs, at least one, stand for some characters, or for none.
  struct Cluster {
    var glyphs: Int
    var text: String
  }

  private let scalars: [Unicode.Scalar]
  private var next = 0

  init(_ string: String) {
    scalars = Array(string.unicodeScalars)
  }

  /// What text that was cut off ends in, and words that were divided.
  private static let additions: [Unicode.Scalar] = ["\u{2026}", "\u{2010}", "-"]
  /// How far ahead a glyph that was found again may be, in glyphs and in characters.
  private static let reach = (glyphs: 4, scalars: 8)

  /// The clusters of a run, which comes behind those that were asked for before.
  mutating func clusters(of indices: [UInt32], in font: VectorFont) -> [Cluster] {
    var result: [Cluster] = []
    var index = 0
    while index < indices.count {
      let glyph = indices[index]
      if let place = place(of: glyph, in: font) {
        next = place + 1
        result.append(Cluster(glyphs: 1, text: String(Character(scalars[place]))))
        index += 1
      } else if let added = Self.additions.first(where: { font.glyph(glyph, standsFor: $0) }) {
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

  /// The character that a glyph stands for: the next, or one behind spaces that aren't shown at a line's end.
  private func place(of glyph: UInt32, in font: VectorFont) -> Int? {
    var place = next
    while place < scalars.count {
      if font.glyph(glyph, standsFor: scalars[place]) { return place }
      guard scalars[place].properties.isWhitespace else { return nil }
      place += 1
    }
    return nil
  }

  /// How many glyphs come before one that stands for a character near by, and that character's place.
  private func gap(from index: Int, _ indices: [UInt32], _ font: VectorFont) -> (glyphs: Int, end: Int) {
    let lastScalar = min(next + Self.reach.scalars, scalars.count)
    for other in index + 1..<max(min(index + 1 + Self.reach.glyphs, indices.count), index + 1) {
      for place in next..<max(lastScalar, next) where font.glyph(indices[other], standsFor: scalars[place]) {
        if place > next { return (other - index, place) }
      }
    }
    // At the end of a run, or lost: one glyph for one character.
    return (1, min(next + 1, scalars.count))
  }
}
