import Foundation
import TrellisExpansions

/// A source file as its tokens.
struct TokenizedSource {
  let bytes: [UInt8]
  let tokens: [Token]
  /// The tokens' characters.
  let texts: [String]

  init(_ contents: Data) {
    let bytes = [UInt8](contents)
    let tokens = Token.tokens(of: bytes)
    (self.bytes, self.tokens) = (bytes, tokens)
    texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Returns the characters from a token to the one before another.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
  }

  /// Returns the line of a token, from 1.
  func line(of token: Int) -> Int {
    1 + bytes[..<tokens[token].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the text of the line at an offset in bytes, without the spaces around it.
  func lineText(at offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a line, from 1, without the spaces around it; empty if there is no such line.
  func lineText(_ line: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "" }
    return String(decoding: lines[line - 1], as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  /// Returns whether a token is present and has some characters.
  func isToken(_ index: Int, _ text: String) -> Bool { texts.indices.contains(index) && texts[index] == text }

  /// Returns the index after the `>` that closes the `<` at an index; the same index if there is none.
  func end(ofArgumentsAt start: Int) -> Int {
    guard texts.indices.contains(start), texts[start].hasPrefix("<") else { return start }
    var (index, depth) = (start, 0)
    repeat {
      // Several closing brackets may be one token: `>>`.
      if texts[index] != "->" {
        depth += texts[index].count { $0 == "<" } - texts[index].count { $0 == ">" }
      }
      index += 1
    } while depth > 0 && index < tokens.count
    return index
  }
}
