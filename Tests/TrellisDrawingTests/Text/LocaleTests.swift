import Foundation
import SwiftUI
import Testing
import TrellisFoundation
import TrellisTesting

@testable import Trellis

/// Translated texts, and values in the formats of a locale.
@MainActor
@Suite struct LocaleTests {
  private func shown(_ text: some View, in locale: String) -> [String] {
    TestHost(text.environment(\.locale, Locale(identifier: locale))).texts
  }

  /// Calls a closure with a bundle of translation tables, in a folder that is removed at the end.
  private func withBundle(_ tables: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, strings) in tables {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(strings.utf8).write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }

  @Test func `small integers use the locale's digits, too`() {
    for _ in 0..<2 {
      #expect(
        shown(Text("\(7) \(42) \(999) \(1000) \(-5) \(UInt8(8))"), in: "en_US") == ["7 42 999 1,000 -5 8"])
      #expect(shown(Text("\(7) \(42)"), in: "ar_EG") == ["٧ ٤٢"])
      #expect(shown(Text("\(7)"), in: "en_US@numbers=deva") == ["७"])
    }
    #expect(shown(Text("\(UInt64.max)"), in: "en_US") == ["18,446,744,073,709,551,615"])
  }

  @Test func `formats follow the environment's locale`() {
    let number = 1_234_567
    #expect(shown(Text(number, format: .number), in: "de_DE") == ["1.234.567"])
    #expect(shown(Text(number, format: .number), in: "en_US") == ["1,234,567"])
    #expect(shown(Text("\(number) apples"), in: "de_DE") == ["1.234.567 apples"])
    #expect(shown(Text("\(2.5)"), in: "en_US") == ["2.500000"])
    #expect(shown(Text("\(0.25, format: .percent)"), in: "en_US") == ["25%"])
    #expect(shown(Text("a") + Text(number, format: .number), in: "de_DE") == ["a1.234.567"])
    #expect(shown(Text("id").textCase(.uppercase), in: "tr_TR") == ["İD"])
  }

  @Test func `a date interval is formatted by the locale`() {
    let start = Date(timeIntervalSince1970: 0)
    let end = Date(timeIntervalSince1970: 7200)
    let style = Date.IntervalFormatStyle(locale: Locale(identifier: "en_US"))
    let expected = [(start..<end).formatted(style)]
    #expect(shown(Text(start...end), in: "en_US") == expected)
    #expect(shown(Text(DateInterval(start: start, end: end)), in: "en_US") == expected)
    #expect(shown(Text(start...end), in: "de_DE") != expected)
  }

  @Test func `currencies are formatted by the process's locale, not internationally`() {
    func identifier(_ variables: [String: String]) -> String { Locale(variables: variables).identifier }
    #expect(identifier(["LANG": "C.UTF-8"]) == "en_US")
    #expect(identifier(["LANG": "POSIX"]) == "en_US")
    #expect(identifier(["LC_ALL": "", "LANG": ""]) == "en_US")
    #expect(identifier([:]) == "en_US")
    #expect(identifier(["LANG": "de_DE.UTF-8"]) == "de_DE")
    #expect(identifier(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": ""]) == "fr_FR")
    #expect(identifier(["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"]) == "en_US")
    let price = Text(3.5, format: .currency(code: "USD"))
    #expect(shown(price, in: identifier(["LANG": "C.UTF-8"])) == ["$3.50"])
    #expect(TestHost(Reader()).texts == [Locale.ofProcess.identifier])
  }

  private struct Reader: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(verbatim: locale.identifier) }
  }

  @Test func `a changed locale formats values again, and lays out nothing else`() {
    let host = TestHost(
      VStack {
        Text(1000, format: .number)
        Text(verbatim: "same")
        Reader()
      })
    host.environment.locale = Locale(identifier: "en_US")
    #expect(host.texts == ["1,000", "same", "en_US"])
    let log = host.evaluations { host.environment.locale = Locale(identifier: "de_DE") }
    #expect(host.texts == ["1.000", "same", "de_DE"])
    #expect(log.changes(of: "resolvedText") == 2)
  }

  @Test func `a text is translated to the locale's language`() throws {
    let tables = [
      "en.lproj/Localizable.strings": "\"Hello\" = \"Hello!\";",
      "fr.lproj/Localizable.strings": """
      /* A greeting. */
      "Hello" = "**Bonjour**";
      "%@ has %lld%% of %@" = "%3$@ : %2$lld%% pour %1$@";
      "odd" = "%9$@ %q %";
      """,
      "fr.lproj/Menu.strings": "\"Hello\" = \"Salut\";",
    ]
    try withBundle(tables) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "fr_CA") == ["Bonjour"])
      #expect(shown(Text("Hello", tableName: "Menu", bundle: bundle), in: "fr_FR") == ["Salut"])
      #expect(shown(Text("Hello", bundle: bundle, comment: "a greeting"), in: "en_GB") == ["Hello!"])
      #expect(shown(Text("unknown *key*", bundle: bundle), in: "fr_FR") == ["unknown key"])
      #expect(shown(Text("Hello", tableName: "None", bundle: bundle), in: "fr_FR") == ["Hello"])
      #expect(shown(Text("Hello"), in: "fr_FR") == ["Hello"])
      #expect(shown(Text(verbatim: "Hello"), in: "fr_FR") == ["Hello"])
      let name = "*Ann*"
      #expect(
        shown(Text("\(name) has \(2000)% of \("all")", bundle: bundle), in: "fr_FR")
          == ["all : \(2000.formatted(.number.locale(Locale(identifier: "fr_FR"))))% pour *Ann*"])
      #expect(shown(Text("odd", bundle: bundle), in: "fr_FR") == ["%9$@ %q %"])
    }
  }

  @Test func `a translation with surplus placeholders is shown as written`() throws {
    let table = "\"odd %@\" = \"%9$@ %0$@ %q %@ %@ %\";"
    try withBundle(["en.lproj/Localizable.strings": table]) { bundle in
      #expect(shown(Text("odd \("one")", bundle: bundle), in: "en") == ["%9$@ %0$@ %q one %@ %"])
    }
  }

  @Test func `an unreadable table shows the keys`() throws {
    try withBundle(["en.lproj/Localizable.strings": "\"Hello\" = "]) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "en") == ["Hello"])
    }
  }

  // MARK: - String catalogs

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Hello" : {
          "comment" : "A greeting.",
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "**Bonjour**" } },
            "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Oi" } },
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "title" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "The title" } }
          }
        },
        "%lld files in %@" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file in %@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files in %@" } }
                }
              }
            },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ : %1$lld fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ : %1$lld fichiers" } }
                }
              }
            },
            "pl" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik w %@" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki w %@" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików w %@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku w %@" } }
                }
              }
            }
          }
        },
        "%lld of %lld" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@pages@ of %#@books@" },
              "substitutions" : {
                "pages" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "no pages" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg page" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg pages" } }
                    }
                  }
                },
                "books" : {
                  "argNum" : 2, "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg book" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg books" } }
                    }
                  }
                }
              }
            }
          }
        },
        "Tap" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap here" } },
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click here" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Press here" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `a text is looked up in a string catalog`() throws {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "fr_CA") == ["Bonjour"])
      #expect(shown(Text("Hello", bundle: bundle), in: "pt_BR") == ["Oi"])
      // An untranslated text is shown as written. For an unknown language, the text of the source language is shown.
      #expect(shown(Text("Hello", bundle: bundle), in: "de_DE") == ["Hello"])
      #expect(shown(Text("Hello", bundle: bundle), in: "en_GB") == ["Hello"])
      #expect(shown(Text("title", bundle: bundle), in: "fr_FR") == ["The title"])
      #expect(shown(Text("title", bundle: bundle), in: "ja_JP") == ["The title"])
      #expect(shown(Text("Tap", bundle: bundle), in: "en") == ["Click here"])
      #expect(String(localized: "title", bundle: bundle, locale: Locale(identifier: "en")) == "The title")
      let hello = LocalizedStringResource("Hello", bundle: bundle)
      #expect(shown(Text(hello), in: "fr_CA") == ["Bonjour"])
      #expect(shown(Text("\(hello)!"), in: "fr_CA") == ["Bonjour!"])
      let title = LocalizedStringResource("title", defaultValue: "Untitled \(1)", bundle: bundle)
      #expect(shown(Text(title), in: "fr_FR") == ["The title"])
      let other = LocalizedStringResource("other", defaultValue: "Other \(1000)", bundle: bundle)
      #expect(shown(Text(other), in: "en_US") == ["Other 1,000"])
    }
  }

  @Test func `a string catalog has plurals by the rules of each language`() throws {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      @MainActor func files(_ count: Int, _ locale: String) -> String {
        shown(Text("\(count) files in \("A")", bundle: bundle), in: locale)[0]
      }
      #expect(files(1, "en") == "1 file in A")
      #expect(files(0, "en") == "0 files in A")
      #expect(files(2, "en") == "2 files in A")
      #expect(files(0, "fr") == "A : 0 fichier")
      #expect(files(2, "fr") == "A : 2 fichiers")
      #expect(
        [1, 3, 5, 12, 22].map { files($0, "pl") } == [
          "1 plik w A", "3 pliki w A", "5 plików w A", "12 plików w A", "22 pliki w A",
        ])
      @MainActor func pages(_ page: Int, _ book: Int) -> String {
        shown(Text("\(page) of \(book)", bundle: bundle), in: "en")[0]
      }
      #expect(pages(1, 2) == "1 page of 2 books")
      #expect(pages(0, 1) == "no pages of 1 book")
      #expect(pages(2000, 1) == "2,000 pages of 1 book")
    }
  }

  @Test func `a strings table takes precedence over a string catalog`() throws {
    let files = [
      "Localizable.xcstrings": Self.catalog, "fr.lproj/Localizable.strings": "\"Hello\" = \"Salut\";",
    ]
    try withBundle(files) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "fr") == ["Salut"])
      #expect(shown(Text("title", bundle: bundle), in: "fr") == ["The title"])
    }
  }

  @Test(arguments: [
    "", "[]", "{", #"{"strings": 3}"#, #"{"strings": {"Hello": {"localizations": {"en": 3}}}}"#,
  ])
  func `an unreadable string catalog shows the keys`(text: String) throws {
    try withBundle(["Localizable.xcstrings": text]) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "en") == ["Hello"])
    }
  }
}
