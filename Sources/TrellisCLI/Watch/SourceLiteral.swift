import Foundation
import SwiftUI
import TrellisExpansions

/// A literal that is an argument of a call in a function's body, so that its value can be edited while the program runs.
struct SourceLiteral: Hashable {
  /// The range in bytes, with the minus sign of a negative number.
  var range: Range<Int>
  var value: LiteralValue

  /// Returns the literals in a member's body, in order.
  static func literals(in member: SourceMember, of source: TokenizedSource) -> [SourceLiteral] {
    member.body.compactMap { SourceLiteral(at: $0, of: source, in: member.body) }
  }

  /// Creates a literal for the token at an index; nil if the token isn't a literal that stands alone as an argument.
  private init?(at index: Int, of source: TokenizedSource, in body: Range<Int>) {
    guard body.contains(index - 1), body.contains(index + 1),
      source.isToken(index + 1, ",") || source.isToken(index + 1, ")")
    else { return nil }
    var first = index
    let isNegative = source.isToken(index - 1, "-") && !source.tokens[index].followsSpace
    if isNegative { first -= 1 }
    guard body.contains(first - 1), ["(", ",", ":"].contains(source.texts[first - 1]),
      SourceLiteral.isArgument(first, of: source, in: body),
      let value = SourceLiteral.value(
        of: source.texts[index], source.tokens[index].kind, isNegative: isNegative)
    else { return nil }
    range = source.tokens[first].range.lowerBound..<source.tokens[index].range.upperBound
    self.value = value
  }

  /// Returns whether the bracket around a token is that of a call: not a tuple, a pattern, a macro's or an attribute's.
  private static func isArgument(_ index: Int, of source: TokenizedSource, in body: Range<Int>) -> Bool {
    var position = index - 1
    var depth = 0
    while position > body.lowerBound {
      let token = source.tokens[position]
      if token.closes { depth += 1 }
      if token.opens {
        if depth == 0 { break }
        depth -= 1
      }
      position -= 1
    }
    guard source.isToken(position, "("), position > body.lowerBound, !source.tokens[position].followsSpace
    else {
      return false
    }
    let name = position - 1
    guard source.tokens[name].kind == .name || source.isToken(name, ">") || source.isToken(name, "`"),
      !source.isToken(name - 1, "#"), !source.isToken(name - 1, "@")
    else { return false }
    return !isInPattern(name, of: source, in: body)
  }

  /// Returns whether a `case` begins the statement that a token belongs to.
  private static func isInPattern(_ index: Int, of source: TokenizedSource, in body: Range<Int>) -> Bool {
    var position = index
    while position >= body.lowerBound, !["{", "}", ";"].contains(source.texts[position]) {
      if source.isToken(position, "case") { return true }
      if source.tokens[position].startsLine { return false }
      position -= 1
    }
    return false
  }

  private static func value(of text: String, _ kind: Token.Kind, isNegative: Bool) -> LiteralValue? {
    if kind == .name {
      return isNegative ? nil : text == "true" ? .truth(true) : text == "false" ? .truth(false) : nil
    }
    guard kind == .literal else { return nil }
    if text.hasPrefix("\"") { return isNegative ? nil : string(text).map(LiteralValue.text) }
    let digits = text.filter { $0 != "_" }
    guard let first = digits.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    let sign = isNegative ? "-" : ""
    if let number = Int(sign + digits) { return .integer(number) }
    if digits.hasPrefix("0x") { return Int(sign + digits.dropFirst(2), radix: 16).map(LiteralValue.integer) }
    return Double(sign + digits).map(LiteralValue.number)
  }

  /// Returns the text of a string literal of one line; nil if it has an interpolation, or escapes that don't exist.
  private static func string(_ literal: String) -> String? {
    guard literal.count >= 2, !literal.hasPrefix("\"\"\""), literal.hasSuffix("\"") else { return nil }
    var text = ""
    var rest = literal.dropFirst().dropLast()
    let escapes: [Character: String] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let plain = escapes[escape] {
        text += plain
      } else if escape == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
      {
        text.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        return nil
      }
    }
    return text
  }
}

extension SourceLiteral {
  /// The function that the compiled source calls around the literal.
  private var function: String {
    switch value {
    case .text: "_editedText"
    case .integer: "_editedInteger"
    case .number: "_editedNumber"
    case .truth: "_editedTruth"
    }
  }

  /// A text that is no token, and is the same for literals of the same kind.
  var kind: String { " \(function)" }

  /// Returns the part of a source in a range of bytes, with calls around its literals, each with its number.
  ///
  /// Lines stay the same.
  static func wrapped(_ bytes: [UInt8], in range: Range<Int>, _ literals: [(literal: SourceLiteral, id: Int)])
    -> String
  {
    var text = ""
    var position = range.lowerBound
    for (literal, id) in literals where range.contains(literal.range.lowerBound) {
      text += String(decoding: bytes[position..<literal.range.lowerBound], as: UTF8.self)
      text += "\(literal.function)(\(id), \(String(decoding: bytes[literal.range], as: UTF8.self)))"
      position = literal.range.upperBound
    }
    return text + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }
}
