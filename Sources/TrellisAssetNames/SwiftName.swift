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
  static func member(_ name: String, without ending: String) -> String {
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

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
