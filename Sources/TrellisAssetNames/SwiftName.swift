/// Conversions of file names to Swift names.
package enum SwiftName {
  /// Returns a string literal in Swift source.
  package static func literal(_ string: String) -> String {
    var literal = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\0"..<" ": literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a member's name in lower camel case, without an ending that repeats the type.
  ///
  /// A name of capital letters and digits alone keeps its letters: `A-1` and `A1` are `A_1`.
  ///
  /// Source: names that Xcode generated, in public repositories.
  static func member(_ name: String, without ending: String) -> String {
    if let constant = constant(name) { return "`\(constant)`" }
    var words = words(of: name)
    guard var first = words.first else { return "_" }
    let capitals = first.prefix { $0.isUppercase }.count
    // An abbreviation is lowercased, except for the first letter of the next word.
    let count = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    first = first.prefix(count).lowercased() + first.dropFirst(count)
    words[0] = first
    var member = first + words.dropFirst().map(capitalized).joined()
    if member.hasSuffix(ending), member.count > ending.count { member.removeLast(ending.count) }
    if member.first?.isNumber == true { member = "_" + member }
    return "`\(member)`"
  }

  /// Returns a type's name in upper camel case.
  static func type(_ name: String) -> String {
    let type = words(of: name).map(capitalized).joined()
    return type.first?.isNumber != false ? "_" + type : type
  }

  /// The runs of letters and of digits, joined by underscores; nil if a letter isn't a capital letter.
  private static func constant(_ name: String) -> String? {
    guard name.allSatisfy({ !$0.isLetter || $0.isUppercase }) else { return nil }
    let runs = words(of: name).flatMap { word in
      let firstDigit = word.firstIndex { $0.isNumber } ?? word.endIndex
      return [String(word[..<firstDigit]), String(word[firstDigit...])].filter { !$0.isEmpty }
    }
    guard let first = runs.first else { return nil }
    return (first.first?.isNumber == true ? "_" : "") + runs.joined(separator: "_")
  }

  /// The words of a name, which end before other characters than letters and digits, and between a digit and a letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let isNew = !last.isLetter && (character.isLetter || !last.isNumber)
      if isNew { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
