/// A grammatical number of a language, as translations distinguish it.
///
/// Source: documented, the plural rules for cardinals of Unicode's CLDR.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the category of a whole number in a language with a code; unknown languages distinguish 1 from all other numbers.
  init(of number: Int, in language: String) {
    let magnitude = number.magnitude
    self = PluralCategory.rule(for: language)(magnitude, magnitude % 10, magnitude % 100)
  }

  /// A function from a number, its last digit and its last two digits to a category.
  private typealias Rule =
    @Sendable (_ number: UInt, _ last: UInt, _ lastTwo: UInt) -> PluralCategory

  private static func rule(for language: String) -> Rule {
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue", "jv", "bo", "dz", "ig", "ii",
      "km", "to", "wo":
      { _, _, _ in .other }
    case "fr":
      { number, _, _ in number < 2 ? .one : isMillions(number) ? .many : .other }
    case "pt":
      { number, _, _ in number < 2 ? .one : isMillions(number) ? .many : .other }
    case "es", "it", "ca":
      { number, _, _ in number == 1 ? .one : isMillions(number) ? .many : .other }
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "ff", "kab", "pa", "mg", "ti", "ln",
      "wa":
      { number, _, _ in number < 2 ? .one : .other }
    case "ru", "uk", "be":
      { _, last, lastTwo in
        last == 1 && lastTwo != 11 ? .one : isFew(last, lastTwo) ? .few : .many
      }
    case "sr", "hr", "bs", "sh":
      { _, last, lastTwo in
        last == 1 && lastTwo != 11 ? .one : isFew(last, lastTwo) ? .few : .other
      }
    case "pl":
      { number, last, lastTwo in number == 1 ? .one : isFew(last, lastTwo) ? .few : .many }
    case "cs", "sk":
      { number, _, _ in number == 1 ? .one : (2...4).contains(number) ? .few : .other }
    case "lt":
      { _, last, lastTwo in
        if (11...19).contains(lastTwo) { return .other }
        return last == 1 ? .one : last >= 2 ? .few : .other
      }
    case "lv":
      { _, last, lastTwo in
        if last == 0 || (11...19).contains(lastTwo) { return .zero }
        return last == 1 ? .one : .other
      }
    case "ro", "mo":
      { number, _, lastTwo in
        number == 1 ? .one : number == 0 || (1...19).contains(lastTwo) ? .few : .other
      }
    case "sl":
      { _, _, lastTwo in
        lastTwo == 1 ? .one : lastTwo == 2 ? .two : lastTwo == 3 || lastTwo == 4 ? .few : .other
      }
    case "ar":
      { number, _, lastTwo in
        if number < 3 { return [.zero, .one, .two][Int(number)] }
        return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
      }
    case "he", "iw":
      { number, _, _ in number == 1 ? .one : number == 2 ? .two : .other }
    case "ga":
      { number, _, _ in
        switch number {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    case "cy":
      { number, _, _ in
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      }
    case "mt":
      { number, _, lastTwo in
        if number == 1 { return .one }
        if number == 2 { return .two }
        return number == 0 || (3...10).contains(lastTwo)
          ? .few : (11...19).contains(lastTwo) ? .many : .other
      }
    case "is", "mk":
      { _, last, lastTwo in last == 1 && lastTwo != 11 ? .one : .other }
    default:
      { number, _, _ in number == 1 ? .one : .other }
    }
  }

  private static func isFew(_ last: UInt, _ lastTwo: UInt) -> Bool {
    (2...4).contains(last) && !(12...14).contains(lastTwo)
  }

  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }
}
