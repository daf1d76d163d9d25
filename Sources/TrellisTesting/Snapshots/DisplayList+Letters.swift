import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

extension DisplayList {
  /// Returns the list with the letters of the font of snapshots in place of the boxes of the arithmetic font.
  ///
  /// Letters are filled paths. Texts in other fonts stay.
  func drawingLetters() -> DisplayList { DisplayList(items.map { $0.drawingLetters() }) }
}

extension DisplayItem {
  fileprivate func drawingLetters() -> DisplayItem {
    var item = self
    switch content {
    case .list(let list): item.content = .list(list.drawingLetters())
    case .effect(let effect, let list): item.content = .effect(effect, list.drawingLetters())
    case .text(let text):
      guard text.runs.allSatisfy({ $0.face.family == ArithmeticTextMeasurer.family }) else { return self }
      item.content = .list(text.letters(in: CGRect(origin: .zero, size: frame.size)))
    case .fill, .shape, .image: break
    }
    return item
  }
}

extension TextContent {
  /// Returns the letters and lines of a text as shapes.
  fileprivate func letters(in frame: CGRect) -> DisplayList {
    var items: [DisplayItem] = []
    func add(_ path: Path, _ color: RGBAColor?) {
      let shape = ShapeContent(path: path, paint: paint(color))
      items.append(DisplayItem(id: UInt64(items.count), frame: frame, content: .shape(shape)))
    }
    for run in runs { add(run.letters, run.color) }
    for line in decorations { add(Path(line.frame), line.color) }
    return DisplayList(items)
  }
}

extension GlyphRun {
  /// The dots of the run's letters.
  ///
  /// A character is six columns wide, and its letter uses five. The seven rows are as high as capital letters. Bold dots are half a column
  /// wider.
  fileprivate var letters: Path {
    let (column, row) = (CGFloat(face.size) / 12, CGFloat(face.size) * 0.75 / 7)
    let width = face.weight >= 600 ? column * 1.5 : column
    return Path { path in
      for glyph in glyphs {
        guard glyph.position.x.isFinite, let scalar = Unicode.Scalar(glyph.index),
          !scalar.properties.isWhitespace
        else { continue }
        for (number, dots) in LetterDots.rows(of: scalar).enumerated() {
          // Slanted letters lean to the right by a column.
          let lean = face.isItalic ? column * CGFloat(6 - number) / 6 : 0
          for position in 0..<5 where dots & (0x10 >> position) != 0 {
            path.addRect(
              CGRect(
                x: glyph.position.x + (CGFloat(position) + 0.5) * column + lean,
                y: glyph.position.y - CGFloat(7 - number) * row, width: width, height: row))
          }
        }
      }
    }
  }
}
