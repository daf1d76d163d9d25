import Foundation

/// What Pango can lay out without its numbers overflowing.
///
/// It counts widths in signed 32-bit 1/1024 points: a line of 2²¹ points is the end of it.
enum PangoLimits {
  /// The widest line that is asked of Pango, in points.
  static let width: CGFloat = 1_000_000

  /// The most bytes that are laid out; what follows is left out.
  static let byteCount = 1 << 28

  /// The string as Pango can lay it out at a font size.
  ///
  /// It lacks NUL characters, which would end it, and has a line separator wherever a paragraph goes on for so
  /// long that its width could overflow. Linear in the string.
  static func layoutString(_ string: String, size: Double) -> String {
    // Two sizes a character is more than any ordinary one takes.
    let longest = max(Int(width / 2 / size), 1)
    let bytes = string.utf8
    guard bytes.count > longest || bytes.contains(0) else { return string }
    var result = String()
    result.reserveCapacity(min(bytes.count, byteCount))
    var sinceBreak = 0
    for scalar in string.unicodeScalars where scalar.value != 0 {
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\r" {
        sinceBreak = 0
      } else if sinceBreak >= longest, !scalar.properties.isGraphemeExtend {
        result.unicodeScalars.append("\u{2028}")
        sinceBreak = 1
      } else {
        sinceBreak += 1
      }
      result.unicodeScalars.append(scalar)
      if result.utf8.count >= byteCount { break }
    }
    return result
  }
}
