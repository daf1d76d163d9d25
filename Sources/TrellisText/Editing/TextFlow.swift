import Foundation
import TrellisDisplayList

/// A text of any length in lines of a width, of which a part is seen: only what is near that part is typeset.
///
/// ```
/// text     Once upon a time⏎ there was … a very long paragraph that goes on … and on⏎ The end
/// pieces  └───────────────┘└───────────────────────────┘└──────────────────┘└──────┘
/// ```
/// A paragraph is a piece; a long one is several, which end where lines do. A piece that is seen is typeset, and keeps its lines until its
/// characters are others; how high the others are is an estimate. So an edit costs what comparing the texts costs, and a piece or two.
///
/// Where a long paragraph is looked into that wasn't seen from its beginning, lines break there as if the piece began a line; they may
/// break elsewhere once what is in front of it is seen.
///
/// Places are offsets in UTF-8 bytes; points are relative to the top left corner of what is seen.
package final class TextFlow {
  /// What is at the top of what is seen.
  package struct Anchor: Equatable {
    /// A byte of the piece there.
    package var offset = 0
    /// How far the piece's top is above what is seen, in points.
    package var distance = 0.0

    package init() {}
    init(_ offset: Int, _ distance: Double) { (self.offset, self.distance) = (offset, distance) }
  }

  /// What is seen begins there.
  package var anchor = Anchor()
  /// The characters.
  package private(set) var string = ""
  let typesetter: any Typesetter
  var pieces: TextPieces
  /// The attributes of all characters; it has none itself.
  private(set) var attributes = TextRun("", font: FontRequest(size: 13))
  private(set) var paragraph = ParagraphStyle()
  private(set) var width = 0.0
  /// How wide a byte is on average, and how high a line: what estimates are made of.
  private(set) var typical = (advance: 6.5, height: 16.0)
  var lastID: UInt32 = 0
  /// How many bytes were typeset since lines were let go of.
  var typesetCount = 0
  static let keptCount = 1 << 18

  /// Creates an empty one that is typeset as a text is.
  package init(like text: PreparedText) {
    typesetter = text.engine.typesetter
    pieces = TextPieces([TextPiece(id: 0, byteCount: 0, endsParagraph: true, height: 0, lines: nil)])
  }

  /// How high the whole text is, in points: an estimate where not all of it was seen.
  package var height: Double { max(0, pieces.height - paragraph.usableLineSpacing) }

  /// How far what is seen begins below the text's top, in points: as exact as ``height``.
  package var top: Double {
    let (index, _) = pieces.find(anchor.offset)
    return pieces.top(of: index) + anchor.distance
  }

  // MARK: - Bringing it up to date

  /// Takes over the characters and what holds for them.
  ///
  /// Linear in the text, at the speed at which memory is compared, and in what differs; in its paragraphs where lines are set otherwise.
  package func update(
    _ string: String, attributes: TextRun, paragraph: ParagraphStyle, width: Double
  ) {
    let width = width.isFinite && width > 1 ? width : 1
    let isSetOtherwise =
      attributes != self.attributes || paragraph != self.paragraph || width != self.width
    (self.attributes, self.paragraph, self.width) = (attributes, paragraph, width)
    let difference = string.difference(from: self.string)
    self.string = string
    if isSetOtherwise {
      typical = sample()
      pieces = TextPieces(makePieces(0..<string.utf8.count))
      anchor = Anchor(min(anchor.offset, string.utf8.count), anchor.distance)
    } else if let difference {
      apply(difference)
    }
  }

  /// What a byte and a line are like in the beginning of the text.
  private func sample() -> (advance: Double, height: Double) {
    let beginning = string.bytes(0..<512)
    let lines = typeset(beginning, .natural(orRightToLeft: false), width: nil)
    let all = lines.reduce(0) { $0 + $1.width }
    let advance = all > 0 ? all / Double(max(beginning.utf8.count, 1)) : attributes.font.usableSize / 2
    return (advance, lines[0].height)
  }

  private func apply(_ difference: TextDifference) {
    let oldEnd = difference.start + difference.removed
    let shift = difference.inserted - difference.removed
    var (first, start) = pieces.find(difference.start)
    // A word that becomes shorter at a line's beginning may have room in the line before, which may be another piece's.
    let isAtBeginning =
      pieces[first].lines.map { difference.start - start <= $0.lines[0].range.upperBound } ?? true
    if isAtBeginning, let before = pieces.before(first), !pieces[before].endsParagraph {
      pieces[before].lines = nil
    }
    let (last, lastStart) = pieces.find(oldEnd)
    let end = lastStart + pieces[last].byteCount + shift
    if end == start, let before = pieces.before(first), !pieces[before].endsParagraph {
      first = before
      start -= pieces[before].byteCount
    }
    var made = makePieces(start..<end)
    // What is drawn of the first piece is drawn at the place of what was there.
    if !made.isEmpty { made[0].id = pieces[first].id }
    pieces.replace(first, through: last, with: made)
    if anchor.offset >= oldEnd, difference.removed > 0 || anchor.offset > difference.start {
      anchor.offset += shift
    } else if anchor.offset > difference.start {
      anchor = Anchor(difference.start, 0)
    }
  }
}
