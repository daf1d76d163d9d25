import SwiftUI
import Testing

@MainActor @Suite struct AttributedStringTests {
  @Test func `an attributed string of UIKit keeps its fonts, colours, lines and links as one of SwiftUI`() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [
        .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        .font: UIFont.boldSystemFont(ofSize: 20), .link: "https://example.org",
      ], range: NSRange(location: 1, length: 1))
    let string = AttributedString(text)
    #expect(String(string.characters) == "ab")
    let runs = Array(string.runs)
    #expect(runs.count == 2 && runs[0].swiftUI.foregroundColor == nil)
    #expect(runs[1].swiftUI.foregroundColor == Color(uiColor: .red))
    #expect(runs[1].swiftUI.underlineStyle == Text.LineStyle.single && runs[1].swiftUI.kern == 2)
    #expect(runs[1].swiftUI.font != nil && runs[1].link == URL(string: "https://example.org"))
  }

  @Test func `fonts and paragraph styles of UIKit survive the way through AttributedString`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let font = UIFont.boldSystemFont(ofSize: 20)
    let text = NSAttributedString(string: "ab", attributes: [.font: font, .paragraphStyle: style])
    var string = try AttributedString(text, including: \.uiKit)
    #expect(string.uiKit.font == font && string.paragraphStyle?.lineSpacing == 3)
    string.uiKit.foregroundColor = UIColor.red
    let back = NSAttributedString(string).attributes(at: 0, effectiveRange: nil)
    #expect(back[.font] as? UIFont == font)
    #expect((back[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect((back[.foregroundColor] as? UIColor)?.cgColor == UIColor.red.cgColor)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func `a text shows the meaning of its parts, which Markdown sets`() throws {
    var string = try AttributedString(markdown: "a **b** `c`")
    #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, .code])
    string = AttributedString("plain")
    string.inlinePresentationIntent = [.emphasized, .strikethrough]
    let shown = try JSONDecoder().decode(AttributedString.self, from: try JSONEncoder().encode(string))
    #expect(shown == string)
  }

  @Test func `an attributed string of SwiftUI keeps its colours, lines and links as one of UIKit`() {
    var string = AttributedString("ab")
    string.swiftUI.foregroundColor = Color(uiColor: .blue)
    string.strikethroughStyle = .single
    string.link = URL(string: "https://example.org")
    let text = NSAttributedString(string)
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    #expect(text.string == "ab" && range.length == 2)
    #expect((attributes[.foregroundColor] as? UIColor)?.cgColor == UIColor.blue.cgColor)
    #expect(attributes[.strikethroughStyle] as? Int == 1 && attributes[.underlineStyle] == nil)
    #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
  }
}
