import TrellisText

/// The limits within which Pango's numbers don't overflow.
///
/// Pango stores widths as signed 32-bit multiples of 1/1024 point, so a line is at most 2²¹ points wide.
enum PangoLimits {
  /// The greatest line width passed to Pango, in points.
  static let width = 1_000_000.0

  /// The most bytes that are laid out; the rest is dropped.
  static let byteCount = 1 << 28

  /// Returns runs that Pango can lay out, usually unchanged.
  ///
  /// NUL characters are removed, since they would end the text. A line separator divides a paragraph whose width could overflow.
  /// Linear in the text.
  static func usable(_ runs: [TextRun]) -> [TextRun] {
    let longest = longestParagraph(of: runs)
    var count = 0
    var hasNull = false
    for run in runs {
      count += run.string.utf8.count
      if !hasNull, run.string.utf8.contains(0) { hasNull = true }
    }
    guard count > longest || hasNull else { return runs }
    var result = runs
    var remaining = byteCount
    var sinceBreak = 0
    for index in runs.indices {
      result[index].string = layoutString(
        runs[index].string, longest: longest, sinceBreak: &sinceBreak, remaining: &remaining)
    }
    return result
  }

  /// Returns the most characters that a paragraph may have.
  private static func longestParagraph(of runs: [TextRun]) -> Int {
    // No ordinary character is wider than twice the font size.
    var widest = 1.0
    for run in runs { widest = max(widest, 2 * run.font.usableSize + max(run.letterSpacing, 0)) }
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
