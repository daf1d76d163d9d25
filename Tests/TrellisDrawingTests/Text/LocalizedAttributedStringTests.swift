import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct LocalizedAttributedStringTests {
  @Test func `a localized attributed string interprets inline Markdown`() throws {
    let string = AttributedString(localized: "*Filling* and **refreshing**", comment: "A drink.")
    #expect(String(string.characters) == "Filling and refreshing")
    let markdown = try AttributedString(markdown: "*Filling* and **refreshing**")
    #expect(string == markdown)
  }

  @Test func `links and emphasis are coded, and colours aren't`() throws {
    var string = try AttributedString(markdown: "a *b* **c** `d` ~~e~~ [f](https://g.example)")
    let coded = try JSONEncoder().encode(string)
    #expect(try JSONDecoder().decode(AttributedString.self, from: coded) == string)
    let plain = string
    string.foregroundColor = .red
    let decoded = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(string))
    #expect(decoded == plain)
    let text = String(decoding: try JSONEncoder().encode(AttributedString("x")), as: UTF8.self)
    #expect(text == "[\"x\",{}]")
  }
}
