import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Texts and their styles, in the arithmetic font: a character is 6.5 wide at 13 points, a line 16.25 high.
@MainActor
@Suite struct TextTests {
  private func contents(_ view: some View) -> [TextContent] {
    var found: [TextContent] = []
    TestHost(view, size: CGSize(width: 400, height: 400)).displayList.forEachItem { item, _ in
      if case .text(let text) = item.content { found.append(text) }
    }
    return found
  }

  private func faces(_ view: some View) -> [String] {
    contents(view).flatMap { $0.runs.map { "\($0.face)".replacing("Trellis Test ", with: "") } }
  }

  private func size(_ view: some View, width: CGFloat = 400, height: CGFloat = 400) throws -> CGSize {
    let host = TestHost(view.accessibilityIdentifier("it"), size: CGSize(width: width, height: height))
    return try host.frame(ofIdentifier: "it").size
  }

  @Test func `a text's own font takes precedence, and nil is the body style`() {
    #expect(faces(VStack { Text("a") }.font(.title)) == ["22"])
    #expect(faces(VStack { Text("a").font(.caption) }.font(.title)) == ["10"])
    #expect(faces(VStack { Text("a").font(nil) }.font(.title)) == ["13"])
    #expect(faces(VStack { Text("a") }.font(.title).font(.caption)) == ["22"])
    #expect(faces(VStack { Text("a").font(.body) }.fontWeight(.bold)) == ["13 bold"])
  }

  @Test func `bold depends on the font, and weights are absolute`() {
    #expect(faces(Text("a").bold()) == ["13 w600"])
    #expect(faces(VStack { Text("a") }.bold()) == ["13 w600"])
    #expect(faces(Text("a").font(.headline).bold()) == ["13 w800"])
    #expect(faces(Text("a").font(.system(size: 13, weight: .light)).bold()) == ["13 w300"])
    #expect(faces(Text("a").font(.system(size: 13).bold())) == ["13 bold"])
    #expect(faces(Text("a").fontWeight(.bold)) == ["13 bold"])
    #expect(faces(VStack { Text("a").bold(false) }.bold()) == ["13"])
    #expect(faces(Text("a").italic()) == ["13 italic"])
    #expect(faces(VStack { Text("a").italic(false) }.italic()) == ["13"])
  }

  @Test func `concatenated texts are one text of several styles`() throws {
    let text = Text("a").foregroundColor(.red) + Text("b").bold() + Text("c").font(.system(size: 26))
    let content = contents(text.foregroundColor(.blue)).first
    #expect(content?.string == "abc")
    #expect(content?.runs.map(\.face.size) == [13, 13, 26])
    #expect(content?.runs.map { $0.color.map { "\($0)" } ?? "text" } == ["#ff3b30", "#007aff", "#007aff"])
    #expect(try size(text) == CGSize(width: 26, height: 32.5))
  }

  @Test func `a text's own colour takes precedence, and nil is the primary one`() {
    func color(_ view: some View) -> String? {
      contents(view).first.map { "\($0.runs[0].color ?? $0.color)" }
    }
    #expect(color(VStack { Text("a").foregroundColor(.blue) }.foregroundStyle(.red)) == "#007aff")
    #expect(color(VStack { Text("a").foregroundColor(nil) }.foregroundStyle(.red)) == "#000000d9")
    #expect(color(VStack { Text("a") }.foregroundStyle(.red)) == "#ff3b30")
  }

  @Test func `a changed colour lays nothing out`() throws {
    struct Colored: View {
      @State private var isRed = false

      var body: some View {
        VStack {
          Text("a").foregroundColor(isRed ? .red : .blue).underline()
          Button("turn") { isRed.toggle() }
        }
      }
    }
    let host = TestHost(Colored())
    let log = try host.evaluations { try host.tap("turn") }
    #expect(log.changes(of: "resolvedText") == 1)
    #expect(log.changes(of: "layoutComputer") == 0)
  }

  @Test func `Markdown literals are rendered`() {
    let text = contents(Text("plain **bold** *italic* `code` ~~gone~~ [link](https://example.org) 2 * 3"))
      .first
    #expect(text?.string == "plain bold italic code gone link 2 * 3")
    #expect(text?.decorations.count == 1)
    let faces = text?.runs.map { "\($0.face)".replacing("Trellis Test ", with: "") } ?? []
    #expect(faces.contains("13 w600") && faces.contains("13 italic"))
    #expect(text?.runs.compactMap { $0.color.map { "\($0)" } } == ["#007aff"])
  }

  @Test(arguments: [
    ("***both***", "both"), ("**a *b* c**", "a b c"), ("a_b_c", "a_b_c"), ("\\*kept\\*", "*kept*"),
    ("**open", "**open"), ("a ** b", "a ** b"), ("[no](", "[no]("), ("[a]", "[a]"), ("`a*b*`", "a*b*"),
    ("``a`b``", "a`b"), ("<https://a.org>", "https://a.org"), ("1 < 2", "1 < 2"), ("*a*b", "ab"), ("", ""),
    ("~one~ ~~two~", "one ~~two~"), ("_x_", "x"), ("[**b**](u)", "b"), ("*[a*](u)", "*a*"),
  ])
  func `inline Markdown is rendered`(source: String, shown: String) {
    #expect(contents(Text(LocalizedStringKey(source))).map(\.string) == [shown])
  }

  @Test(arguments: [
    ("Fish &amp; chips", "Fish & chips"), ("&lt;b&gt; &copy; &#169; &#xA9; &eacute;", "<b> © © © é"),
    ("R&D; AT&T & co", "R&D; AT&T & co"), ("`&amp;`", "&amp;"), ("\\&amp;", "&amp;"), ("&#0;", "\u{FFFD}"),
    ("see ![a *map*](map.png)!", "see a map!"), ("![no", "![no"), ("!(x)", "!(x)"),
    ("[![alt](x.png)](https://example.org)", "alt"),
  ])
  func `Markdown's character entities are decoded, and images show their text`(source: String, shown: String)
  {
    #expect(contents(Text(LocalizedStringKey(source))).map(\.string) == [shown])
  }

  @Test(arguments: [
    ("^[3 apple](inflect: true)", "3 apples"), ("^[1 apple](inflect: true)", "1 apple"),
    ("^[0 apple](inflect: true) left", "0 apples left"), ("^[2 small box](inflect: true)", "2 small boxes"),
    ("^[1,000 city](inflect: true)", "1,000 cities"), ("^[2 day](inflect: true)", "2 days"),
    ("^[12 person](inflect: true)", "12 people"), ("^[2 sheep](inflect: true)", "2 sheep"),
    ("^[1.5 hour](inflect: true)", "1.5 hours"), ("^[2 **Child**](inflect: true)", "2 Children"),
    ("^[2 apples](inflect: true)", "2 apples"), ("^[apple](inflect: true)", "apple"),
    ("^[3 apple](rainbow: 'extreme')", "3 apple"), ("^[3 apple]", "^[3 apple]"), ("2^[3]", "2^[3]"),
  ])
  func `an inflected word agrees with its number`(source: String, shown: String) {
    #expect(contents(Text(LocalizedStringKey(source))).map(\.string) == [shown])
    let german = Text(LocalizedStringKey(source)).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(contents(german).first?.string.contains("apples") == source.contains("apples"))
  }

  @Test func `an inflected word agrees with an interpolated number`() {
    for (count, shown) in [(1, "1 apple"), (3, "3 apples"), (1000, "1,000 apples")] {
      #expect(contents(Text("^[\(count) apple](inflect: true)")).map(\.string) == [shown])
    }
  }

  @Test func `unusual Markdown is parsed`() {
    for sign in ["*", "_", "~", "`", "[", "<", "\\", "](", "**a ", "&", "&a", "![", "^["] {
      let string = String(repeating: sign, count: 2000)
      #expect(!contents(Text(LocalizedStringKey(string))).isEmpty)
    }
    let nested = String(repeating: "[", count: 900) + "a" + String(repeating: "](b)", count: 900)
    #expect(contents(Text(LocalizedStringKey(nested))).count == 1)
    let long = String(repeating: "*a* ", count: 2501)
    #expect(contents(Text(LocalizedStringKey(long)).lineLimit(1)).map(\.string) == [long])
  }

  @Test func `string variables are shown verbatim`() {
    let name = "**you**"
    #expect(TestHost(Text(name)).texts == ["**you**"])
    #expect(TestHost(Text(verbatim: "*a*")).texts == ["*a*"])
    #expect(TestHost(Text("*hello* \(name)", comment: "a greeting")).texts == ["hello **you**"])
  }

  @Test func `interpolated numbers are formatted by the locale`() {
    let (quarter, many) = (0.25, 1_234_567)
    #expect(TestHost(Text("\(7) of \(many)")).texts == ["7 of " + many.formatted()])
    #expect(TestHost(Text("\(2.5)")).texts == ["2.500000"])
    #expect(TestHost(Text("\(2.5, specifier: "%.1f") and \(7, specifier: "%03d")")).texts == ["2.5 and 007"])
    #expect(TestHost(Text("\(2.5, specifier: "%s %n")")).texts == ["%s %n"])
    #expect(TestHost(Text("\(quarter, format: .percent)")).texts == [quarter.formatted(.percent)])
    #expect(TestHost(Text(many, format: .number)).texts == [many.formatted()])
    #expect(TestHost(Text("is \(true)")).texts == ["is true"])
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 4
    #expect(TestHost(Text("\(NSNumber(value: 42), formatter: formatter)")).texts == ["0042"])
  }

  @Test func `an interpolated text keeps its style`() {
    let text = contents(Text("a \(Text("b").foregroundColor(.red)) **\(Text("c").italic())**")).first
    #expect(text?.string == "a b c")
    #expect(text?.runs.compactMap { $0.color.map { "\($0)" } } == ["#ff3b30"])
    #expect(text?.runs.last?.face.isItalic == true)
    #expect(text?.runs.last?.face.weight == 600)
  }

  @Test func `an attributed string's attributes are shown`() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.underlineStyle = .single
    var large = AttributedString(" large")
    large.font = .system(size: 26)
    let text = contents(Text(string + large)).first
    #expect(text?.string == "red large")
    #expect(text?.runs.map(\.face.size) == [13, 26])
    #expect(text?.runs.first?.color.map { "\($0)" } == "#ff3b30")
    #expect(text?.decorations.count == 1)
  }

  @Test func `text case makes capitals or small letters`() {
    #expect(TestHost(VStack { Text("Straße") }.textCase(.uppercase)).texts == ["STRASSE"])
    #expect(TestHost(VStack { Text("ABC") }.textCase(.lowercase)).texts == ["abc"])
    #expect(TestHost(VStack { Text("Abc").textCase(nil) }.textCase(.lowercase)).texts == ["Abc"])
  }

  @Test func `lines are limited, reserved and spaced`() throws {
    let text = Text("one two three four")
    #expect(try size(text, width: 60).height == 48.75)
    #expect(try size(text.lineLimit(1), width: 60).height == 16.25)
    #expect(try size(VStack { text.lineLimit(2) }.lineLimit(1), width: 60).height == 32.5)
    #expect(try size(Text("a").lineLimit(3, reservesSpace: true)).height == 48.75)
    #expect(try size(Text("a").lineLimit(2...3)).height == 32.5)
    #expect(try size(Text("a").lineLimit(3...)).height == 48.75)
    #expect(try size(text.lineLimit(...2), width: 60).height == 32.5)
    #expect(try size(VStack { Text("a").lineLimit(nil) }.lineLimit(3, reservesSpace: true)).height == 16.25)
    #expect(try size(Text("a\nb").lineSpacing(4)).height == 36.5)
    #expect(try size(text, width: 60, height: 20).height == 16.25)
  }

  @Test func `kerning, tracking and baseline offset reach texts through the environment`() throws {
    #expect(try size(VStack { Text("ab") }.kerning(2)).width == 17)
    #expect(try size(VStack { Text("ab").kerning(0) }.kerning(2)).width == 13)
    #expect(try size(VStack { Text("ab") }.kerning(2).tracking(1)).width == 15)
    #expect(try size(VStack { Text("ab") }.baselineOffset(3)).height == 16.25)
    #expect(contents(VStack { Text("ab") }.baselineOffset(3)).first?.runs[0].glyphs[0].position.y == 13)
  }

  @Test func `underlines have patterns and colours`() {
    let solid = contents(VStack { Text("abcd") }.underline(color: .red)).first?.decorations
    #expect(solid?.map(\.color) == [RGBAColor(red: 1, green: 59 / 255.0, blue: 48 / 255.0)])
    #expect(contents(Text("abcd").underline(pattern: .dot)).first?.decorations.count == 9)
    #expect(contents(VStack { Text("abcd").underline(false) }.underline()).first?.decorations.isEmpty == true)
    #expect(contents(Text("abcd").strikethrough(true, pattern: .dash)).first?.decorations.count == 5)
  }

  @Test func `alignment and layout direction position lines`() {
    func lefts(_ view: some View) -> [CGFloat] {
      contents(view).first?.runs.map { $0.glyphs[0].position.x } ?? []
    }
    let text = Text("a\nbcd")
    #expect(lefts(text) == [0, 0])
    #expect(lefts(text.multilineTextAlignment(.center)) == [6.5, 0])
    #expect(lefts(VStack { text }.multilineTextAlignment(.trailing)) == [13, 0])
    #expect(lefts(text.environment(\.layoutDirection, .rightToLeft)) == [13, 0])
  }

  @Test func `fonts shrink before a text is cut`() {
    let text = Text("0123456789").lineLimit(1).minimumScaleFactor(0.5).frame(width: 50)
    #expect((contents(text).first?.runs[0].face.size ?? 13) < 13)
    #expect(contents(text).first?.runs[0].glyphs.count == 10)
  }
}
