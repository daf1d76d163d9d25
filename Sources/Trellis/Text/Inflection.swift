import Foundation

/// Grammatical agreement of words with the number before them: in English, the last word of a phrase becomes plural.
///
/// Source: documented, developer.apple.com/documentation/foundation/localizing_strings_that_contain_plurals; ours: the rules of
/// the English plural, and leaving phrases of other languages unchanged.
nonisolated enum Inflection {
  /// Returns the phrase in agreement with its first number; a phrase without a number is unchanged.
  static func inflected(_ pieces: [Text.Piece], in locale: Locale) -> [Text.Piece] {
    guard locale.language.languageCode?.identifier == "en",
      let number = firstNumber(in: pieces.map(\.string).joined()), number != "1",
      let place = pieces.lastIndex(where: { $0.string.contains(where: \.isLetter) })
    else { return pieces }
    var pieces = pieces
    let string = pieces[place].string
    let end = string.lastIndex(where: \.isLetter).map { string.index(after: $0) } ?? string.endIndex
    var start = end
    while start > string.startIndex, string[string.index(before: start)].isLetter {
      start = string.index(before: start)
    }
    pieces[place].string = string[..<start] + plural(of: String(string[start..<end])) + string[end...]
    return pieces
  }

  /// Returns the digits of the first number with its sign and fraction, without group separators; nil if there is no number.
  private static func firstNumber(in string: String) -> String? {
    guard let start = string.firstIndex(where: \.isNumber) else { return nil }
    let sign =
      start > string.startIndex && "-\u{2212}".contains(string[string.index(before: start)]) ? "-" : ""
    return sign
      + string[start...].prefix { $0.isNumber || ".,\u{A0}\u{202F}’".contains($0) }
      .filter { $0.isNumber || $0 == "." }
  }

  /// Returns the plural of an English noun; a plural is returned unchanged.
  static func plural(of noun: String) -> String {
    let lowercased = noun.lowercased()
    if unchanged.contains(lowercased) || irregular.values.contains(lowercased) { return noun }
    if let plural = irregular[lowercased] {
      return noun.first!.isUppercase ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    for (ending, replacement) in endings where lowercased.hasSuffix(ending) {
      return noun.dropLast(ending.count) + replacement
    }
    guard let last = lowercased.last else { return noun }
    if last == "y", let before = lowercased.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if ["x", "z", "ch", "sh", "ss", "us"].contains(where: lowercased.hasSuffix) { return noun + "es" }
    return last == "s" ? noun : noun + "s"
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "offspring", "salmon", "trout", "moose",
    "information", "news", "money", "equipment", "furniture", "luggage", "rice",
  ]

  private static let irregular: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "quiz": "quizzes",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "mango": "mangoes",
    "leaf": "leaves", "loaf": "loaves", "shelf": "shelves", "wolf": "wolves", "half": "halves",
    "thief": "thieves", "knife": "knives", "life": "lives", "wife": "wives", "calf": "calves", "elf": "elves",
    "self": "selves", "analysis": "analyses", "crisis": "crises", "basis": "bases", "criterion": "criteria",
    "phenomenon": "phenomena", "cactus": "cacti", "datum": "data", "index": "indices", "matrix": "matrices",
    "vertex": "vertices",
  ]

  private static let endings = [("sman", "smen"), ("woman", "women"), ("child", "children")]
}
