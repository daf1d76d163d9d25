import Foundation

/// The conditions of `#if` blocks in source.
enum CompilationConditions {
  /// Returns the condition under which the code at a position is compiled; nil if it always is.
  static func condition(at position: Int, in bytes: [UInt8]) -> String? {
    // For each open block, the conditions of the earlier branches, and that of the current one, which is nil in `#else`.
    var blocks: [(earlier: [String], current: String?)] = []
    for line in String(decoding: bytes[..<position], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.drop { $0.isWhitespace }
      func rest(_ word: String) -> String {
        let text = words.dropFirst(word.count).prefix { $0 != "/" }
        return "(" + text.trimmingCharacters(in: .whitespaces) + ")"
      }
      if words.hasPrefix("#if ") {
        blocks.append(([], rest("#if")))
      } else if words.hasPrefix("#elseif "), let last = blocks.popLast() {
        blocks.append((last.earlier + [last.current].compactMap(\.self), rest("#elseif")))
      } else if words.hasPrefix("#else"), let last = blocks.popLast() {
        blocks.append((last.earlier + [last.current].compactMap(\.self), nil))
      } else if words.hasPrefix("#endif") {
        _ = blocks.popLast()
      }
    }
    let all = blocks.flatMap { $0.earlier.map { "!\($0)" } + [$0.current].compactMap(\.self) }
    return all.isEmpty ? nil : "(" + all.joined(separator: " && ") + ")"
  }
}
