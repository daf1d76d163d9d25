import Foundation
import TrellisText

/// The part of an input's text that is laid out: all of it, unless it is too long to be useful in a field.
///
/// Of a text of more than 16 KB, only a section around the caret is laid out. The section stays the same until the caret comes near its
/// ends. So a paste costs the same, however long the pasted text is. The rest of the text is kept, but not shown.
struct InputPart: Equatable {
  /// The characters of the part, with NUL replaced, which would end a line's layout.
  let string: String
  /// The start of the part in the text, in bytes.
  let start: Int
  /// Whether dots are shown instead of the characters.
  let isSecure: Bool
  private static let longest = 16_384

  init(of text: EditedText, isSecure: Bool, after last: InputPart?) {
    self.isSecure = isSecure
    let (whole, head) = (text.string, text.selection.head)
    guard whole.utf8.count > InputPart.longest else {
      (string, start) = (whole.withoutNull, 0)
      return
    }
    var start = max(0, head - InputPart.longest / 4)
    if let last, last.start <= head, head - last.start <= InputPart.longest * 3 / 8,
      last.start == 0 || head - last.start >= 1024
    {
      start = last.start
    }
    start = whole.characterBoundary(at: start)
    self.start = start
    string =
      whole.bytes(start..<whole.characterBoundary(at: start + InputPart.longest / 2)).withoutNull
  }

  static func == (first: InputPart, second: InputPart) -> Bool {
    first.start == second.start && first.isSecure == second.isSecure
      && first.string.hasSameBytes(as: second.string)
  }

  /// The characters that are measured and drawn.
  var drawn: String { isSecure ? String(repeating: "•", count: string.count) : string }

  /// Returns the offset in the drawn characters for an offset in the text, clamped to the part; both in bytes.
  func drawnOffset(_ offset: Int) -> Int {
    let offset = min(max(0, offset - start), string.utf8.count)
    guard isSecure else { return offset }
    return 3 * string.distance(from: string.startIndex, to: index(offset))
  }

  /// Returns the range in the drawn characters for a range in the text.
  func drawnRange(_ range: Range<Int>) -> Range<Int> {
    drawnOffset(range.lowerBound)..<drawnOffset(range.upperBound)
  }

  /// Returns the offset in the text for an offset in the drawn characters.
  func offset(ofDrawn offset: Int) -> Int {
    guard isSecure else { return start + offset }
    let index = string.index(string.startIndex, offsetBy: min(offset / 3, string.count))
    return start + string.utf8.distance(from: string.startIndex, to: index)
  }

  private func index(_ offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: offset) }
}

extension String {
  /// The string with blanks instead of NUL, which ends a text for font libraries.
  fileprivate var withoutNull: String {
    utf8.contains(0) ? String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self) : self
  }
}

/// The caret positions in an input's text.
struct InputPlaces: CaretPlaces, Equatable {
  let part: InputPart
  let geometry: TextGeometry

  func caret(at offset: Int) -> CGRect { geometry.caret(at: part.drawnOffset(offset)) }
  func place(at point: CGPoint) -> Int { part.offset(ofDrawn: geometry.place(at: point)) }

  func place(lineBelow offset: Int, by count: Int, at x: CGFloat) -> Int? {
    geometry.place(lineBelow: part.drawnOffset(offset), by: count, at: x).map(part.offset(ofDrawn:))
  }

  func lineRange(at offset: Int) -> Range<Int> {
    let range = geometry.lineRange(at: part.drawnOffset(offset))
    return part.offset(ofDrawn: range.lowerBound)..<part.offset(ofDrawn: range.upperBound)
  }

  func isRightToLeft(at offset: Int) -> Bool {
    !part.isSecure && geometry.isRightToLeft(at: part.drawnOffset(offset))
  }

  /// Returns the rectangles that highlight a range of the text.
  func rectangles(of range: Range<Int>) -> [CGRect] { geometry.rectangles(of: part.drawnRange(range)) }
}
