import Foundation
import SwiftUI
import Testing
import TrellisTesting

@testable import Trellis

/// Texts that are written down in one language and shown in another, and values as people of a place write them.
@MainActor
@Suite struct LocaleTests {
  private func shown(_ text: some View, in locale: String) -> [String] {
    TestHost(text.environment(\.locale, Locale(identifier: locale))).texts
  }

  /// A bundle with tables of translations in a folder of its own, which is removed in the end.
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

  @Test func `small integers have the locale's digits, too`() {
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

  @Test func `a time from one date to another is written as people write it`() {
    let start = Date(timeIntervalSince1970: 0)
    let end = Date(timeIntervalSince1970: 7200)
    let style = Date.IntervalFormatStyle(locale: Locale(identifier: "en_US"))
    let expected = [(start..<end).formatted(style)]
    #expect(shown(Text(start...end), in: "en_US") == expected)
    #expect(shown(Text(DateInterval(start: start, end: end)), in: "en_US") == expected)
    #expect(shown(Text(start...end), in: "de_DE") != expected)
  }

  @Test func `money is written as the process's people write it, and in no international way`() {
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

  @Test func `a change of the locale spells values anew, and lays nothing else out`() {
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

  @Test func `a text is looked up in the language that the locale asks for`() throws {
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

  @Test func `a translation that names values that there aren't is shown as it is written`() throws {
    let table = "\"odd %@\" = \"%9$@ %0$@ %q %@ %@ %\";"
    try withBundle(["en.lproj/Localizable.strings": table]) { bundle in
      #expect(shown(Text("odd \("one")", bundle: bundle), in: "en") == ["%9$@ %0$@ %q one %@ %"])
    }
  }

  @Test func `a table that can't be read shows the keys`() throws {
    try withBundle(["en.lproj/Localizable.strings": "\"Hello\" = "]) { bundle in
      #expect(shown(Text("Hello", bundle: bundle), in: "en") == ["Hello"])
    }
  }
}
