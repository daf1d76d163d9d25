import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(NSNumber)
  /// An argument: `%@` or a number such as `%d`.
  case argument
  /// An argument that is a path of keys: `%K`.
  case key
  case variable(String)
  case symbol(String)
}

/// An error in a predicate's format.
package struct PredicateFormatError: Error, CustomStringConvertible {
  package let description: String
}

/// The division of a format into tokens.
struct PredicateScanner {
  private let characters: [Character]
  private var index = 0
  private let format: String

  init(_ format: String) { (self.format, characters) = (format, Array(format)) }

  private static let symbols = [
    "==", ">=", "=>", "<=", "=<", "!=", "<>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}",
    "[",
    "]", ",", ".", "+", "-", "*", "/", ":", "@",
  ]

  mutating func tokens() throws(PredicateFormatError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        tokens.append(.text(try quoted(character)))
      } else if character == "%" {
        tokens.append(try argument())
      } else if character == "$" {
        index += 1
        tokens.append(.variable(word()))
      } else if character == "#" {
        // A key that is also a word of the language.
        index += 1
        tokens.append(.word("#" + word()))
      } else if character.isNumber {
        tokens.append(.number(number()))
      } else if isWord(character) {
        tokens.append(.word(word()))
      } else if let symbol = Self.symbols.first(where: { characters[index...].starts(with: $0) }) {
        index += symbol.count
        tokens.append(.symbol(symbol))
      } else {
        throw PredicateFormatError(description: "unexpected '\(character)' at character \(index + 1)")
      }
    }
    return tokens
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character.isNumber
  }

  private mutating func word() -> String {
    let start = index
    while index < characters.count, isWord(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func quoted(_ quote: Character) throws(PredicateFormatError) -> String {
    var text = ""
    index += 1
    while index < characters.count, characters[index] != quote {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else {
      throw PredicateFormatError(description: "the text after \(quote) has no end")
    }
    index += 1
    return text
  }

  private mutating func number() -> NSNumber {
    let start = index
    while index < characters.count,
      characters[index].isNumber
        || (characters[index] == "." && index + 1 < characters.count && characters[index + 1].isNumber)
        || (characters[index] == "e" && index + 1 < characters.count
          && (characters[index + 1].isNumber || characters[index + 1] == "-"))
        || (characters[index] == "-" && characters[index - 1] == "e")
    { index += 1 }
    let text = String(characters[start..<index])
    return Int64(text).map { NSNumber(value: $0) } ?? NSNumber(value: Double(text) ?? 0)
  }

  private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
    index += 1
    guard index < characters.count else {
      throw PredicateFormatError(description: "nothing follows the last %")
    }
    let character = characters[index]
    if character == "@" || character == "K" {
      index += 1
      return character == "K" ? .key : .argument
    }
    while index < characters.count, "lhqzt0123456789.".contains(characters[index]) { index += 1 }
    guard index < characters.count, "diuxXofFgGeEcCsSp".contains(characters[index]) else {
      throw PredicateFormatError(description: "an unknown kind of argument at character \(index)")
    }
    index += 1
    return .argument
  }
}
