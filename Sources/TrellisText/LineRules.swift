package import Foundation

/// A greedy line breaker for fonts whose widths are known a character at a time.
///
/// A line breaks at line ends, between words, and inside a word that is wider than a line by itself. Spaces at the end of
/// a line hang: they don't count for its width.
///
/// Source: ours, for the test font; real fonts break as their library does.
package enum LineRules {
  /// The characters of each line, without the spaces and line ends at which it was broken.
  ///
  /// A `width` of nil or infinity breaks at line ends only. Linear in the characters.
  package static func lines(
    of text: String, width: CGFloat?, advance: (Character) -> CGFloat
  ) -> [[Character]] {
    let width = width.map { $0 > 0 ? $0 : 0 } ?? .infinity
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      wrap(Array(paragraph), width: width, advance: advance)
    }
  }

  private static func wrap(
    _ characters: [Character], width: CGFloat, advance: (Character) -> CGFloat
  ) -> [[Character]] {
    var lines: [[Character]] = []
    var start = 0
    while start < characters.count {
      var end = start
      var length: CGFloat = 0
      var lastSpace: Int?
      while end < characters.count {
        if characters[end].isWhitespace { lastSpace = end }
        length += advance(characters[end])
        if length > width && !characters[end].isWhitespace && end > start { break }
        end += 1
      }
      if end < characters.count, let space = lastSpace, space > start {
        lines.append(trimmed(characters[start..<space]))
        start = space + 1
      } else {
        lines.append(
          end < characters.count ? Array(characters[start..<end]) : trimmed(characters[start..<end]))
        start = end
      }
    }
    return lines.isEmpty ? [[]] : lines
  }

  private static func trimmed(_ line: ArraySlice<Character>) -> [Character] {
    let last = line.lastIndex { !$0.isWhitespace }
    return last.map { Array(line[line.startIndex...$0]) } ?? []
  }
}
