import Foundation
import TrellisText

/// What of a field's characters is shown: all of them, but for a text so long that nobody finds anything in it in a line.
///
/// Of more than 16 KB it is a stretch around the caret, which stays as long as the caret doesn't come near its ends: so that what is pasted
/// there, however much it is, costs what a stretch costs. The rest is there, and isn't shown.
struct InputPart: Equatable {
  /// The characters that are shown, without what would end a line's layout.
  let string: String
  /// Where they begin in the text, in bytes.
  let start: Int
  /// Whether dots are shown in their place.
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

  /// What is measured and drawn.
  var drawn: String { isSecure ? String(repeating: "•", count: string.count) : string }

  /// Where a place in the text is in what is drawn: at one of its ends where it isn't in it.
  func drawnOffset(_ offset: Int) -> Int {
    let offset = min(max(0, offset - start), string.utf8.count)
    guard isSecure else { return offset }
    return 3 * string.distance(from: string.startIndex, to: index(offset))
  }

  /// The same of a range.
  func drawnRange(_ range: Range<Int>) -> Range<Int> {
    drawnOffset(range.lowerBound)..<drawnOffset(range.upperBound)
  }

  /// The place in the text of one in what is drawn.
  func offset(ofDrawn offset: Int) -> Int {
    guard isSecure else { return start + offset }
    let index = string.index(string.startIndex, offsetBy: min(offset / 3, string.count))
    return start + string.utf8.distance(from: string.startIndex, to: index)
  }

  private func index(_ offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: offset) }
}

extension String {
  /// The same with blanks in place of NUL, which ends a text for font libraries.
  fileprivate var withoutNull: String {
    utf8.contains(0) ? String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self) : self
  }
}

/// Where carets stand in a field's characters.
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

  /// The rectangles that show a range of the text as selected.
  func rectangles(of range: Range<Int>) -> [CGRect] { geometry.rectangles(of: part.drawnRange(range)) }
}
