import Foundation

/// A translation of a key into one language.
indirect enum Translation: Hashable, Sendable {
  /// A string or a format.
  case string(String)
  /// Formats by plural category of the first interpolated whole number.
  case plural([PluralCategory: Translation])
  /// A format with names in the form `%#@name@`, and the substitution for each name.
  case substituted(String, [String: Substitution])

  /// A part of a format that depends on an interpolated number.
  struct Substitution: Hashable, Sendable {
    /// The number's position among all interpolations, from 1; nil means the position of the name in the format.
    var argument: Int?
    var forms: Translation
  }

  /// Returns the format for interpolated values; `numbers` has nil for each value that isn't a whole number.
  func format(for numbers: [Int?], in language: String) -> String {
    switch self {
    case .string(let string): string
    case .plural(let forms):
      Translation.form(of: forms, for: numbers.compactMap(\.self).first, in: language)?
        .format(for: numbers, in: language) ?? ""
    case .substituted(let format, let substitutions):
      Translation.expanded(format, substitutions, for: numbers, in: language)
    }
  }

  /// Returns the form for a number.
  ///
  /// The number 0 uses the form `zero`, if there is one, even in languages without such a category.
  private static func form(
    of forms: [PluralCategory: Translation], for number: Int?, in language: String
  )
    -> Translation?
  {
    let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[category] ?? forms[.other]
      ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
  }

  /// Returns the format with each name replaced by a form, and with explicit positions in all placeholders.
  private static func expanded(
    _ format: String, _ substitutions: [String: Substitution], for numbers: [Int?],
    in language: String
  ) -> String {
    var result = ""
    var next = 1
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result += "%%"
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        position = number
        rest.removeFirst(digits.count + 1)
      }
      let argument = position ?? next
      if position == nil { next += 1 }
      guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
        result += "%\(argument)$"
        continue
      }
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      rest = rest[rest.index(after: end)...]
      guard let substitution = substitutions[name] else {
        result += "%\(argument)$#@\(name)@"
        continue
      }
      let own = substitution.argument ?? argument
      let number = numbers.indices.contains(own - 1) ? numbers[own - 1] : nil
      result += substitution.forms.format(for: [number], in: language).replacing(
        "%arg", with: "%\(own)$lld")
    }
    return result
  }
}

/// A string catalog: a JSON file with the translations of a table into all languages.
///
/// Source: documented, developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog; the file's
/// keys: observed in files that Xcode has written.
struct StringCatalog {
  /// The language of the keys.
  let sourceLanguage: String?
  private let entries: [String: [String: Any]]

  /// Creates a catalog from a file's contents; nil if they aren't a catalog.
  init?(_ data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = object["strings"] as? [String: Any]
    else { return nil }
    sourceLanguage = object["sourceLanguage"] as? String
    entries = strings.compactMapValues {
      ($0 as? [String: Any])?["localizations"] as? [String: Any]
    }
  }

  /// All languages with a translation, including the source language.
  var languages: Set<String> {
    entries.values.reduce(into: Set(sourceLanguage.map { [$0] } ?? [])) { $0.formUnion($1.keys) }
  }

  /// Returns the translations into a language by their keys; a missing translation falls back to the source language.
  func translations(in language: String) -> [String: Translation] {
    entries.compactMapValues { localizations in
      Self.translation(localizations[language])
        ?? sourceLanguage.flatMap { Self.translation(localizations[$0]) }
    }
  }

  private static func translation(_ value: Any?) -> Translation? {
    guard let value = value as? [String: Any] else { return nil }
    if let variations = value["variations"] as? [String: Any] {
      if let forms = variations["plural"] as? [String: Any] {
        let pairs = forms.compactMap { name, form in
          PluralCategory(rawValue: name).flatMap { category in
            translation(form).map { (category, $0) }
          }
        }
        return pairs.isEmpty ? nil : .plural(Dictionary(uniqueKeysWithValues: pairs))
      }
      if let devices = variations["device"] as? [String: Any] {
        return translation(devices["mac"]) ?? translation(devices["other"])
      }
    }
    guard let unit = value["stringUnit"] as? [String: Any], let string = unit["value"] as? String,
      !(string.isEmpty && unit["state"] as? String == "new")
    else { return nil }
    let substitutions = (value["substitutions"] as? [String: Any] ?? [:]).compactMapValues {
      value in
      translation(value).map {
        Translation.Substitution(argument: (value as? [String: Any])?["argNum"] as? Int, forms: $0)
      }
    }
    return substitutions.isEmpty ? .string(string) : .substituted(string, substitutions)
  }
}
