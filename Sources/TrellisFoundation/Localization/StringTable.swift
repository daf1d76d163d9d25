package import Foundation
import Synchronization

/// A table of translations into one or several languages.
///
/// The table is read from `NAME.strings` in the `.lproj` folders of a bundle, and from the string catalog `NAME.xcstrings` in the
/// bundle. Translations in `NAME.strings` take precedence.
package struct StringTable: Hashable, Sendable {
  /// The table's name; nil is `Localizable`.
  package var name: String?
  /// The bundle; nil is the program's own.
  package var bundle: Bundle?

  /// Creates a table from a bundle's files.
  package init(name: String?, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle) }

  /// Returns the translation of a key for a locale, in the nearest language that the bundle has; nil if there is none.
  ///
  /// `numbers` has an element for each interpolated value: the value if it is a whole number, else nil.
  package func string(for key: String, numbers: [Int?], in locale: Locale) -> String? {
    switch strings(in: locale)[key] {
    case nil: nil
    case .string(let string): string
    case let translation?:
      translation.format(for: numbers, in: locale.language.languageCode?.identifier ?? "")
    }
  }

  /// Returns whether there are no translations for a locale, as in most programs.
  package func isEmpty(in locale: Locale) -> Bool { strings(in: locale).isEmpty }

  /// Returns the translations for a locale by their keys.
  private func strings(in locale: Locale) -> [String: Translation] {
    StringTable.last.withLock { last in
      if let last, last.table.bundle === bundle, last.table.name == name, last.locale == locale {
        return last.strings
      }
      let bundle = bundle ?? .main
      let file = File(
        bundle: bundle.bundlePath, table: name ?? "Localizable", locale: locale.identifier)
      let strings = StringTable.strings(in: file, of: bundle)
      last = (self, locale, strings)
      return strings
    }
  }

  /// The last lookup, because most texts use the same table and locale.
  private static let last = Mutex<
    (table: StringTable, locale: Locale, strings: [String: Translation])?
  >(nil)

  private struct File: Hashable {
    let bundle: String
    let table: String
    let locale: String
  }

  private static let lock = NSLock()
  /// The tables read so far; `lock` guards them.
  nonisolated(unsafe) private static var tables: [File: [String: Translation]] = [:]

  private static func strings(in file: File, of bundle: Bundle) -> [String: Translation] {
    lock.withLock {
      if let known = tables[file] { return known }
      let read = read(file, of: bundle)
      tables[file] = read
      return read
    }
  }

  private static func read(_ file: File, of bundle: Bundle) -> [String: Translation] {
    catalog(file, of: bundle).merging(strings(of: file, in: bundle)) { $1 }
  }

  private static func catalog(_ file: File, of bundle: Bundle) -> [String: Translation] {
    guard let path = bundle.path(forResource: file.table, ofType: "xcstrings") else { return [:] }
    guard let catalog = FileManager.default.contents(atPath: path).flatMap(StringCatalog.init)
    else {
      warn("the string catalog can't be read (\(path))")
      return [:]
    }
    let languages = catalog.languages
    let wanted = names(of: Locale(identifier: file.locale))
    guard let language = wanted.first(where: languages.contains) ?? catalog.sourceLanguage else {
      return [:]
    }
    return catalog.translations(in: language)
  }

  private static func strings(of file: File, in bundle: Bundle) -> [String: Translation] {
    guard let language = language(for: Locale(identifier: file.locale), in: bundle),
      let path = bundle.path(
        forResource: file.table, ofType: "strings", inDirectory: nil, forLocalization: language)
    else { return [:] }
    guard let data = FileManager.default.contents(atPath: path),
      let strings = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: String]
    else {
      warn("the table of translations can't be read (\(path))")
      return [:]
    }
    return strings.mapValues(Translation.string)
  }

  private static func warn(_ message: String) {
    FileHandle.standardError.write(Data("Text: \(message); keys are shown instead; repair the file\n".utf8))
  }

  /// Returns the localization of a bundle that is nearest to a locale.
  ///
  /// The most specific name of the locale's language comes first, the bundle's development region last.
  private static func language(for locale: Locale, in bundle: Bundle) -> String? {
    let languages = bundle.localizations
    // Foundation's own property for the development region traps on Linux if the bundle doesn't declare one.
    let written = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return (names(of: locale) + [written ?? "Base", "Base"]).first(where: languages.contains)
  }

  /// Returns the names of a locale's language, the most specific first.
  private static func names(of locale: Locale) -> [String] {
    let code = locale.language.languageCode?.identifier ?? ""
    let script = locale.language.script?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let names = ["\(code)-\(script)-\(region)", "\(code)-\(region)", "\(code)-\(script)", code]
    return names + names.map { $0.replacing("-", with: "_") }
  }
}
