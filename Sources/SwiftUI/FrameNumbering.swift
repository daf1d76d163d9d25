import Foundation

/// An output with a place for the numbers of frames, as `frame-%03d.png`.
package struct FrameNumbering {
  private let before: Substring
  private let after: Substring
  /// How many digits there are at least.
  private let width: Int

  /// The numbering of a path; nil where its last part has no `%d`, with or without a width from `%1d` or `%01d` to `%09d`.
  package init?(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let sign = name.firstIndex(of: "%") else { return nil }
    let digits = name[name.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }
    guard digits.endIndex < name.endIndex, name[digits.endIndex] == "d", digits.count <= 2 else { return nil }
    width = Int(digits) ?? 1
    (before, after) = (path[..<sign], path[name.index(after: digits.endIndex)...])
  }

  /// The path of a frame, which are counted from 0.
  package func path(of frame: Int) -> String {
    let number = String(frame)
    return before + String(repeating: "0", count: max(width - number.count, 0)) + number + after
  }
}
