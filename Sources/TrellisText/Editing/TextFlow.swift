import Foundation
import TrellisDisplayList

/// A text of any length, broken into lines of a width, that is typeset only near its visible area.
///
/// ```
/// text     Once upon a time⏎ there was … a very long paragraph that goes on … and on⏎ The end
/// pieces  └───────────────┘└───────────────────────────┘└──────────────────┘└──────┘
/// ```
///
/// A paragraph is a piece; a long paragraph is several pieces, which end where lines do. A visible piece is typeset, and keeps
/// its lines until its characters change. The height of any other piece is an estimate. So an edit costs as much as comparing
/// the texts, and typesetting a piece or two.
///
/// If a long paragraph is shown from its middle, lines break as if the first visible piece began a line. They may break
/// elsewhere once the text before that piece becomes visible.
///
/// Positions are offsets in UTF-8 bytes; points are relative to the top left corner of the visible area.
package final class TextFlow {
  /// The position of the visible area's top in the text.
  package struct Anchor: Equatable {
    /// A byte of the piece at the top of the visible area.
    package var offset = 0
    /// The distance of the piece's top above the visible area's top, in points.
    package var distance = 0.0

    package init() {}
    init(_ offset: Int, _ distance: Double) { (self.offset, self.distance) = (offset, distance) }
  }

  /// The position of the visible area's top.
  package var anchor = Anchor()
  /// The characters.
  package private(set) var string = ""
  let typesetter: any Typesetter
  var pieces: TextPieces
  /// The attributes of all characters, as a run without characters.
  private(set) var attributes = TextRun("", font: FontRequest(size: 13))
  private(set) var paragraph = ParagraphStyle()
  private(set) var width = 0.0
  /// The average width of a byte, and the height of a line; the heights of pieces that aren't typeset are estimated from them.
  private(set) var typical = (advance: 6.5, height: 16.0)
  var lastID: UInt32 = 0
  /// The number of bytes typeset since lines were last dropped.
  var typesetCount = 0
  static let keptCount = 1 << 18

  /// Creates an empty flow with the typesetter of a prepared text.
  package init(like text: PreparedText) {
    typesetter = text.engine.typesetter
    pieces = TextPieces([TextPiece(id: 0, byteCount: 0, endsParagraph: true, height: 0, lines: nil)])
  }

  /// The height of the whole text, in points; an estimate unless all of it was visible once.
  package var height: Double { max(0, pieces.height - paragraph.usableLineSpacing) }

  /// The distance of the visible area's top below the text's top, in points; as exact as ``height``.
  package var top: Double {
    let (index, _) = pieces.find(anchor.offset)
    return pieces.top(of: index) + anchor.distance
  }

  // MARK: - Updates

  /// Updates the characters, their attributes, and the width of lines.
  ///
  /// Linear in the text, at the speed of comparing memory, and in the length of the difference. If the attributes, the
  /// paragraph style or the width changes, it is linear in the number of paragraphs, too.
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

  /// Returns the average width of a byte, and the height of a line, at the beginning of the text.
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
    // A word that becomes shorter at a line's beginning may fit into the previous line, which may be in another piece.
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
    // The first new piece has the id of the first replaced one, so that it is drawn in its place.
    if !made.isEmpty { made[0].id = pieces[first].id }
    pieces.replace(first, through: last, with: made)
    if anchor.offset >= oldEnd, difference.removed > 0 || anchor.offset > difference.start {
      anchor.offset += shift
    } else if anchor.offset > difference.start {
      anchor = Anchor(difference.start, 0)
    }
  }
}
