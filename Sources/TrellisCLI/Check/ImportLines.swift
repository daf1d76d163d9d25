import Foundation

/// The lines of a file that import a module.
enum ImportLines {
  private static func pattern(_ module: String) throws -> Regex<AnyRegexOutput> {
    try Regex(
      #"(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"#
        + #"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?"# + module
        + #"(?![\w])[\w.]*"#)
  }

  /// Returns the number of the first line that imports a module, from 1; nil if none does.
  static func line(importing module: String, in contents: Data) -> Int? {
    guard contents.range(of: Data(module.utf8)) != nil, let pattern = try? pattern(module) else { return nil }
    let text = String(decoding: contents, as: UTF8.self)
    guard let match = text.firstMatch(of: pattern) else { return nil }
    return text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Returns the contents with spaces in place of the imports of a module; nil if there are none.
  static func blanked(_ module: String, in contents: Data) -> Data? {
    guard contents.range(of: Data(module.utf8)) != nil, let pattern = try? pattern(module) else { return nil }
    let text = String(decoding: contents, as: UTF8.self)
    guard text.contains(pattern) else { return nil }
    return Data(
      text.replacing(pattern) { String(repeating: " ", count: text[$0.range].utf8.count) }.utf8)
  }
}
