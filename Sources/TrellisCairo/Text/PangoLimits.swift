import TrellisText

/// What Pango can lay out without its numbers overflowing.
///
/// It counts widths in signed 32-bit 1/1024 points: a line of 2²¹ points is the end of it.
enum PangoLimits {
  /// The widest line that is asked of Pango, in points.
  static let width = 1_000_000.0

  /// The most bytes that are laid out; what follows is left out.
  static let byteCount = 1 << 28

  /// The text changed so that Pango can lay it out.
  ///
  /// It lacks NUL characters, which would end it, and has a line separator wherever a paragraph goes on for so
  /// long that its width could overflow. Linear in the text.
  static func layoutSource(_ source: TextSource) -> TextSource {
    // Two sizes a character is more than any ordinary one takes.
    let widest = source.runs.reduce(1) { max($0, 2 * $1.font.usableSize + max($1.letterSpacing, 0)) }
    let longest = max(Int(width / widest), 1)
    let count = source.runs.reduce(0) { $0 + $1.string.utf8.count }
    guard count > longest || source.runs.contains(where: { $0.string.utf8.contains(0) }) else {
      return source
    }
    var result = source
    var remaining = byteCount
    var sinceBreak = 0
    for index in source.runs.indices {
      result.runs[index].string = layoutString(
        source.runs[index].string, longest: longest, sinceBreak: &sinceBreak, remaining: &remaining)
    }
    return result
  }

  /// Whether Pango can lay a text out as it is.
  static func contains(_ source: TextSource) -> Bool {
    source.runs.reduce(0) { $0 + $1.string.utf8.count } <= longestParagraph(of: source)
      && !source.runs.contains { $0.string.utf8.contains(0) }
  }

  /// How many characters a paragraph may have.
  private static func longestParagraph(of source: TextSource) -> Int {
    // Two sizes a character is more than any ordinary one takes.
    let widest = source.runs.reduce(1) { max($0, 2 * $1.font.usableSize + max($1.letterSpacing, 0)) }
    return max(Int(width / widest), 1)
  }

  private static func layoutString(
    _ string: String, longest: Int, sinceBreak: inout Int, remaining: inout Int
  ) -> String {
    var result = String()
    result.reserveCapacity(min(string.utf8.count, remaining))
    for scalar in string.unicodeScalars where scalar.value != 0 {
      guard remaining > 0 else { break }
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\r" {
        sinceBreak = 0
      } else if sinceBreak >= longest, !scalar.properties.isGraphemeExtend {
        result.unicodeScalars.append("\u{2028}")
        remaining -= 3
        sinceBreak = 1
      } else {
        sinceBreak += 1
      }
      result.unicodeScalars.append(scalar)
      remaining -= Unicode.UTF8.width(scalar)
    }
    return result
  }
}
