import Foundation

/// An output path with a placeholder for frame numbers, such as `frame-%03d.png`.
package struct FrameNumbering {
  private let before: Substring
  private let after: Substring
  /// The minimum number of digits.
  private let width: Int

  /// Creates the numbering of a path.
  ///
  /// The result is nil if the last component of the path has no `%d`. A width may be given, from `%1d` or `%01d` to `%09d`.
  package init?(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let sign = name.firstIndex(of: "%") else { return nil }
    let digits = name[name.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }
    guard digits.endIndex < name.endIndex, name[digits.endIndex] == "d", digits.count <= 2 else { return nil }
    width = Int(digits) ?? 1
    (before, after) = (path[..<sign], path[name.index(after: digits.endIndex)...])
  }

  /// Returns the path of a frame.
  ///
  /// Frames are counted from 0.
  package func path(of frame: Int) -> String {
    let number = String(frame)
    return before + String(repeating: "0", count: max(width - number.count, 0)) + number + after
  }
}
