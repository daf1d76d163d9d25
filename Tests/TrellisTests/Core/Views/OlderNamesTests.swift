import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct OlderNamesTests {
  @Test func `a localized string is formatted, and keeps its Markdown`() {
    #expect(String(localized: "a **b** \(1000) c", locale: Locale(identifier: "en_US")) == "a **b** 1,000 c")
    #expect(String(localized: "plain", table: "None", comment: "for translators") == "plain")
  }

  @Test func `an attributed string of Markdown is rendered`() throws {
    let string = try AttributedString(
      markdown: "a **bold** [link](sub) `code`", baseURL: URL(string: "https://x.org/d/"))
    #expect(String(string.characters) == "a bold link code")
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://x.org/d/sub")!])
    let read = TestHost(Text(string), fonts: .installed)
    let written = TestHost(Text("a **bold** [link](https://x.org) `code`"), fonts: .installed)
    #expect(read.texts == ["a bold link code"])
    // Bold text and code have the same width as if the text itself reads the Markdown.
    #expect(try read.frame(ofText: "a bold link code") == written.frame(ofText: "a bold link code"))
    let plain = TestHost(Text(verbatim: "a bold link code"), fonts: .installed)
    #expect(try read.frame(ofText: "a bold link code") != plain.frame(ofText: "a bold link code"))
  }

  @Test func `Markdown's line ends become spaces, or are kept`() throws {
    #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\nb", options: options).characters) == "a\nb")
  }

  @Test func `edgesIgnoringSafeArea works`() throws {
    func height(_ view: some View) throws -> CGFloat {
      let host = TestHost(
        view.accessibilityIdentifier("view").safeAreaPadding(20), size: CGSize(width: 100, height: 100))
      return try host.frame(ofIdentifier: "view").height
    }
    #expect(try height(Color.red) == 60)
    #expect(
      try height(Color.red.edgesIgnoringSafeArea(.top)) == height(Color.red.ignoresSafeArea(edges: .top)))
  }
}
