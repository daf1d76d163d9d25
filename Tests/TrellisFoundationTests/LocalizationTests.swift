import Foundation
import Testing

@testable import TrellisFoundation

/// Localized strings and resources.
@Suite struct LocalizationTests {
  private let english = Locale(identifier: "en_US")
  private let french = Locale(identifier: "fr_FR")

  @Test func `a string without a translation is shown as written`() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "a **b** \(1000) c", locale: english) == "a **b** 1,000 c")
    #expect(
      String(localized: "a \(1.5) \(7, specifier: "%03d") \(2.345, specifier: "%.1f")", locale: english)
        == "a 1.500000 007 2.3")
    #expect(
      String(localized: "sum \(12.5, format: .currency(code: "EUR"))", locale: Locale(identifier: "de_DE"))
        == "sum 12,50\u{A0}€")
    #expect(String(localized: "key.title", defaultValue: "Title of \("x")") == "Title of x")
  }

  @Test func `keys have placeholders for interpolations`() {
    let value: String.LocalizationValue = "\(3) of \("x") at \(1.5), 100%"
    #expect(value.key == "%lld of %@ at %lf, 100%%")
    #expect(("100%" as String.LocalizationValue).key == "100%")
    #expect(value == "\(3) of \("x") at \(1.5), 100%")
    #expect(value != "\(4) of \("x") at \(1.5), 100%")
  }

  @Test func `a resource is looked up where it is shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "fr.lproj/Localizable.strings",
      #""Hello" = "Bonjour"; "%lld of %@" = "%2$@ : %1$lld"; "title" = "Le titre";"#)
    try folder.write("fr.lproj/Other.strings", #""Hello" = "Salut";"#)
    let bundle = try #require(Bundle(url: folder.url))
    #expect(String(localized: "Hello", bundle: bundle, locale: french) == "Bonjour")
    #expect(String(localized: "\(1000) of \("x")", bundle: bundle, locale: french) == "x : 1\u{202F}000")
    #expect(String(localized: "Hello", table: "Other", bundle: bundle, locale: french) == "Salut")
    #expect(String(localized: "title", defaultValue: "Title", bundle: bundle, locale: french) == "Le titre")
    #expect(String(localized: "title", defaultValue: "Title", bundle: bundle, locale: english) == "Title")
    var resource = LocalizedStringResource("Hello", bundle: .atURL(folder.url))
    resource.locale = french
    #expect(String(localized: resource) == "Bonjour")
    resource.locale = english
    #expect(String(localized: resource) == "Hello")
    let title = LocalizedStringResource(
      "title", defaultValue: "Title \(2)", locale: french, bundle: bundle, comment: "for translators")
    #expect(String(localized: title) == "Le titre")
    #expect(title.key == "title" && title.table == nil)
    #expect(title.defaultValue == "Title \(2)")
  }

  @Test func `a resource is a literal, and can be in another`() {
    let name: LocalizedStringResource = "world"
    let greeting: LocalizedStringResource = "Hello, \(name) \(3)"
    #expect(greeting.key == "Hello, %@ %lld")
    #expect(String(localized: greeting) == "Hello, world 3")
    #expect(greeting == "Hello, \(name) \(3)")
    #expect(greeting.localizedStringResource == greeting)
  }

  @Test func `a string catalog has plurals`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}, "version": "1.0"}
      """)
    let bundle = try #require(Bundle(url: folder.url))
    let texts = [0, 1, 2].map { String(localized: "\($0) files", bundle: bundle, locale: english) }
    #expect(texts == ["0 files", "1 file", "2 files"])
  }

  @Test func `translations place values by order or by number`() {
    #expect(
      TranslationFormat.parts(of: "a %@ %% %lld", valueCount: 2) == [
        .literal("a "), .value(0), .literal(" % "), .value(1),
      ])
    #expect(
      TranslationFormat.parts(of: "%2$@ %1$@ %3$@", valueCount: 2) == [
        .value(1), .literal(" "), .value(0), .literal(" %3$@"),
      ])
    #expect(TranslationFormat.parts(of: "100% sure", valueCount: 0) == [.literal("100% sure")])
  }
}

extension TemporaryFolder {
  /// Writes a file, with the folders around it.
  func write(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
