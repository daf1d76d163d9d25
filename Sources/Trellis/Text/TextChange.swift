import Foundation
import TrellisDisplayList

/// Glyph-by-glyph transitions between two texts.
@MainActor
enum TextChange {
  /// Returns the glyphs between their old and new positions, sizes and weights; nil if the characters or glyph counts differ.
  ///
  /// If the glyphs differ, or the faces in more than size and weight, the old glyphs fade into the new ones.
  static func interpolated(_ old: DisplayItem, _ new: DisplayItem, _ part: Double) -> [DisplayItem]? {
    guard case .text(var first) = old.content, case .text(var second) = new.content,
      first.string == second.string,
      first.runs.map(\.glyphs.count) == second.runs.map(\.glyphs.count)
    else { return nil }
    var isOneFace = true
    for (index, (from, to)) in zip(first.runs, second.runs).enumerated() {
      isOneFace = isOneFace && from.isOtherSize(of: to)
      first.runs[index] = from.moved(from: from, to: to, part)
      second.runs[index] = to.moved(from: from, to: to, part)
    }
    var (before, after) = (old, new)
    (before.content, after.content) = (.text(first), .text(second))
    return isOneFace ? [after] : FadedContent.fade(before, after, part)
  }

  /// Returns a rolling transition, like an odometer's.
  ///
  /// The result is nil unless each text has one glyph per character, left to right, and no underline or strikethrough.
  ///
  /// Characters are matched from the end. Characters that match move to their new positions; the other old ones roll out while the new ones
  /// roll in.
  static func rolled(_ old: DisplayItem, _ new: DisplayItem, _ part: Double, countsDown: Bool)
    -> [DisplayItem]?
  {
    guard case .text(let first) = old.content, case .text(let second) = new.content,
      let from = Characters(of: first), let to = Characters(of: second)
    else { return nil }
    let distance = to.all.count - from.all.count
    var (gone, come, stay) = (Set(from.all.indices), Set<Int>(), [Int: Glyph]())
    for (index, character) in to.all.enumerated() {
      let match = index - distance
      if from.all.indices.contains(match), from.all[match].isSame(as: character) {
        stay[index] = character.glyph.moved(from: from.all[match].glyph, part)
        gone.remove(match)
      } else {
        come.insert(index)
      }
    }
    let height = (to.all + from.all).map(\.face.size).max() ?? 0
    let way = countsDown ? -height : height
    func piece(
      _ characters: Characters, _ kept: (Int) -> Glyph?, of item: DisplayItem, opacity: Double, y: CGFloat
    )
      -> DisplayItem?
    {
      guard let text = characters.text(kept) else { return nil }
      var piece = item
      piece.content = .text(text)
      if opacity < 1 { piece = piece.within(.each(.opacity(opacity)), id: item.id, frame: item.frame) }
      return piece.moved(by: CGPoint(x: 0, y: y))
    }
    return [
      piece(
        from, { gone.contains($0) ? from.all[$0].glyph : nil }, of: old, opacity: 1 - part, y: -way * part),
      piece(
        to, { come.contains($0) ? to.all[$0].glyph : nil }, of: new, opacity: part, y: way * (1 - part)),
      piece(to, { stay[$0] }, of: new, opacity: 1, y: 0),
    ].compactMap(\.self)
  }

  /// The characters of a text, each with its glyph.
  private struct Characters {
    struct One {
      let character: Character
      let face: FontFace
      let glyph: Glyph

      func isSame(as other: One) -> Bool { character == other.character && face == other.face }
    }

    private let content: TextContent
    private(set) var all: [One] = []

    /// Creates the characters of a text; nil unless there is a glyph for each, left to right, and no underline or strikethrough.
    init?(of content: TextContent) {
      self.content = content
      let glyphs = content.runs.flatMap { run in run.glyphs.map { (run.face, $0) } }
      var characters = Array(content.string)
      if characters.count != glyphs.count { characters.removeAll(where: \.isWhitespace) }
      guard characters.count == glyphs.count, content.decorations.isEmpty,
        zip(glyphs, glyphs.dropFirst()).allSatisfy({ $0.1.position.x <= $1.1.position.x })
      else { return nil }
      all = zip(characters, glyphs).map { One(character: $0, face: $1.0, glyph: $1.1) }
    }

    /// Returns the text with only the glyphs for which the closure returns one; nil if there are none.
    func text(_ kept: (Int) -> Glyph?) -> TextContent? {
      var (text, next) = (content, 0)
      for index in content.runs.indices {
        let count = content.runs[index].glyphs.count
        text.runs[index].glyphs = (next..<(next + count)).compactMap(kept)
        next += count
      }
      text.runs.removeAll(where: \.glyphs.isEmpty)
      return text.runs.isEmpty ? nil : text
    }
  }
}

extension Glyph {
  /// Returns the glyph at a fraction of the way from another glyph's position to its own.
  fileprivate func moved(from other: Glyph, _ part: Double) -> Glyph {
    var glyph = self
    glyph.position = CGPoint(
      x: other.position.x + (position.x - other.position.x) * part,
      y: other.position.y + (position.y - other.position.y) * part)
    return glyph
  }
}

extension GlyphRun {
  /// Returns whether both runs have the same glyphs, in faces that differ only in size or weight.
  fileprivate func isOtherSize(of other: GlyphRun) -> Bool {
    var same = face
    (same.size, same.weight) = (other.face.size, other.face.weight)
    return same == other.face && glyphs.map(\.index) == other.glyphs.map(\.index)
  }

  /// Returns the run with positions, size and weight interpolated between two runs.
  fileprivate func moved(from first: GlyphRun, to second: GlyphRun, _ part: Double) -> GlyphRun {
    var run = self
    run.face.size = first.face.size + (second.face.size - first.face.size) * part
    let weight = Double(first.face.weight) + Double(second.face.weight - first.face.weight) * part
    run.face.weight = Int(saturating: weight.rounded())
    for index in run.glyphs.indices {
      run.glyphs[index].position = second.glyphs[index].moved(from: first.glyphs[index], part).position
    }
    return run
  }
}
