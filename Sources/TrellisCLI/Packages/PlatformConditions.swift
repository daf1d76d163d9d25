import Foundation

/// Conditions of `#if` that the compiler derives from the system, and that an iOS platform changes.
enum PlatformConditions {
  /// The condition, and another of the same length that is always true.
  private static let condition = (name: "os(iOS)", value: "true   ")

  /// Returns a file's contents with `os(iOS)` true in its `#if` and `#elseif` lines; nil if it has no such line.
  ///
  /// The contents keep their length, so that the columns in messages and the positions of previews are those of the file.
  static func replaced(in contents: Data) -> Data? {
    let name = Data(condition.name.utf8)
    guard contents.range(of: name) != nil else { return nil }
    var result = contents
    var hasChanged = false
    var start = contents.startIndex
    while let found = contents.range(of: name, in: start..<contents.endIndex) {
      start = found.upperBound
      let line =
        contents[..<found.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? contents.startIndex
      let before = contents[line..<found.lowerBound].drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      guard before.starts(with: Data("#if ".utf8)) || before.starts(with: Data("#elseif ".utf8)) else {
        continue
      }
      result.replaceSubrange(found, with: Data(condition.value.utf8))
      hasChanged = true
    }
    return hasChanged ? result : nil
  }
}
