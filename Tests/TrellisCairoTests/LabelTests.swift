import Foundation
import Testing
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisText

@testable import TrellisCairo

/// Labels skip most of Pango, but have the same lines as in a whole layout.
struct LabelTests {
  let typesetter: PangoTypesetter

  init() {
    TestFonts.pin()
    typesetter = PangoTypesetter(defaultFamily: nil)
  }

  private let fonts = [
    FontRequest(size: 13), FontRequest(size: 9.5, weight: 700, isItalic: true),
    FontRequest(size: 26, hasMonospacedDigits: true), FontRequest(size: 13, design: .monospaced),
    FontRequest(size: 17, design: .serif), FontRequest(family: "DejaVu Sans Condensed", size: 12),
    FontRequest(family: "No such family", size: 12), FontRequest(size: 13, width: 75),
  ]

  private func expectWholeLayout(_ string: String, _ font: FontRequest) {
    let run = TextRun(string, font: font)
    guard let line = typesetter.labelLine([run], .natural(orRightToLeft: false)) else {
      Issue.record("\(string) isn't a label in \(font)")
      return
    }
    expectWholeLayout(line, run)
  }

  private func expectWholeLayout(_ line: TypesetLine, _ run: TextRun) {
    let (string, font) = (run.string, run.font)
    let whole = typesetter.layoutLines(of: [run], .natural(orRightToLeft: false), width: nil)
    #expect(whole.count == 1)
    #expect(facts(of: line) == facts(of: whole[0]), "\(string) in \(font)")
    expectMeasures(of: run, whole[0])
  }

  /// Checks the dimensions that are found without glyphs.
  private func expectMeasures(of run: TextRun, _ line: TypesetLine) {
    let measures = typesetter.measures(ofLabel: [run], direction: .natural(orRightToLeft: false))
    let clusters = line.runs[0].clusters
    #expect(measures?.width == line.width, "\(run.string) in \(run.font)")
    #expect(measures?.vertical.firstBaseline == line.ascent)
    #expect(measures?.vertical.lastBaseline == line.ascent)
    #expect(measures?.vertical.height == line.ascent + line.descent)
    #expect(measures?.vertical.spacing == TextSpacing(top: line.extents, bottom: line.extents))
    #expect(measures?.characterCount == UInt32(clusters.count { !$0.isSpace }))
    #expect(measures?.beginsWithSpace == clusters.first?.isSpace)
  }

  private func facts(of line: TypesetLine) -> [String] {
    var facts = [
      "\(line.range) \(line.isRightToLeft) \(line.endsParagraph) \(line.width) \(line.ascent) \(line.descent)",
      "\(line.extents)",
    ]
    for run in line.runs {
      facts.append("\(run.source) \(run.face) \(run.x) \(run.width) \(run.underline) \(run.strikethrough)")
      facts.append("\(run.attachment as Any)")
      facts += run.glyphs.map { "\($0)" }
      facts += run.clusters.map { "\($0.offset) \($0.advance) \($0.isSpace) \($0.glyphCount)" }
    }
    return facts
  }

  @Test func `ordinary labels are laid out as by Pango`() {
    let strings = [
      "Label number 1", "OK", "x", "12,345.67", "-1 -> 2 <= 3 != 4", "  two  spaces  ", "AVAVA To",
      "fi ffi fl",
      "“Quoted” – ‘it’s’ — and so on…", "…", "Größe, façade, Łódź, Škoda, ÀÉÎÕÜ",
      "~!@#$%^&*()_+{}|:\"<>?`-=[]\\;',./", "100,000 · 3", "© 2024", "1920 × 1080", "10 ±0.5", "½", "§ 5",
      "7:30\u{202F}PM", "3\u{A0}€", "«A»", "• T.V. †",
    ]
    for font in fonts {
      for string in strings { expectWholeLayout(string, font) }
    }
  }

  /// The characters that labels in a font may contain.
  private func scalars(in font: FontRequest) throws -> [Unicode.Scalar] {
    _ = typesetter.labelLine([TextRun("x", font: font)], .natural(orRightToLeft: false))
    return try #require(typesetter.labelFonts.value(for: font) ?? nil).characters.scalars
  }

  @Test func `labels may contain the letters of Latin languages, and common signs`() throws {
    for font in fonts {
      let accepted = Set(try scalars(in: font))
      for string in [
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
        "ĀāĂăĄąĆćČčĐđĘęĞğİıŁłŃńŒœŘřŚśŞşŠšŢţŮůŸŹźŻżŽž",
        "\u{A0}¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷", "–—‘’“”†‡•…‰‹›€",
      ] {
        #expect(Set(string.unicodeScalars).subtracting(accepted).isEmpty, "\(string) in \(font)")
      }
    }
  }

  @Test func `each label character and each pair of signs is laid out as by Pango`() throws {
    for font in fonts {
      let scalars = try scalars(in: font)
      for scalar in scalars {
        expectWholeLayout(String(Character(scalar)), font)
        expectWholeLayout("A\(scalar) 1\(scalar)f", font)
      }
    }
    let signs = try scalars(in: fonts[0]).filter { !$0.properties.isAlphabetic && $0.value > 0x7E }
    for first in signs {
      for second in signs { expectWholeLayout("\(first)\(second)", fonts[0]) }
    }
  }

  @Test(arguments: 0..<8)
  func `label characters in any order are laid out as by Pango`(number: Int) throws {
    var generator = SplitMix(state: UInt64(number))
    let font = fonts[number]
    let scalars = try scalars(in: font)
    let signs = scalars.filter { !$0.properties.isAlphabetic }
    for _ in 0..<1250 {
      var string = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        switch Int.random(in: 0..<6, using: &generator) {
        // Mostly ASCII, as labels are.
        case 0..<3:
          string.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &generator)))
        case 3: string.unicodeScalars.append(signs.randomElement(using: &generator)!)
        case 4: string += " "
        default: string.unicodeScalars.append(scalars.randomElement(using: &generator)!)
        }
      }
      expectWholeLayout(string, font)
    }
  }

  @Test func `the texts of the fixtures are laid out as by Pango, on one line as labels`() {
    let strings = Set(TextFact.all.map(\.text) + TextWidthTests.Width.all.map(\.text))
    for string in strings {
      for font in fonts {
        let run = TextRun(string, font: font)
        let line = typesetter.labelLine([run], .natural(orRightToLeft: false))
        #expect((line == nil) == (string.isEmpty || string.contains("\n")), "\(string) in \(font)")
        if let line { expectWholeLayout(line, run) }
      }
    }
  }

  @Test func `labels of words that have occurred before are laid out as by Pango`() {
    var generator = SplitMix(state: 11)
    let words = [
      "To", "AV", "Row", "12", "-", "f", "fi", "1,024", "“A”", "Størrelse", "T.", "W",
      "antidisestablishmentarianism", "",
    ]
    for number in 0..<2000 {
      let count = Int.random(in: 1...6, using: &generator)
      let string = (0..<count).map { _ in words.randomElement(using: &generator)! }.joined(separator: " ")
      if !string.isEmpty { expectWholeLayout(string, fonts[number % fonts.count]) }
    }
  }

  @Test func `words are forgotten when there are many, and are then shaped again`() {
    let font = fonts[0]
    for number in 0..<9000 {
      _ = typesetter.measures(
        ofLabel: [TextRun("w\(number)", font: font)], direction: .natural(orRightToLeft: false))
    }
    for number in [0, 17, 8999] { expectWholeLayout("w\(number) w\(number)", font) }
  }

  @Test func `text that needs all of Pango isn't set as a label`() {
    let font = FontRequest(size: 13)
    for string in [
      "", "a\tb", "a\nb", "שלום", "a 漢字", "e\u{301}", "5 − 3", "→", "👍", "©\u{FE0F}", "1⁄2", "ŉ", "a\u{AD}b",
      "a\u{200D}b",
    ] {
      #expect(typesetter.labelLine([TextRun(string, font: font)], .natural(orRightToLeft: false)) == nil)
    }
    let run = TextRun("abc", font: font)
    #expect(typesetter.labelLine([run], .natural(orRightToLeft: true)) == nil)
    #expect(typesetter.labelLine([run, run], .natural(orRightToLeft: false)) == nil)
    #expect(
      typesetter.labelLine([TextRun("abc", font: font, tracking: 1)], .natural(orRightToLeft: false)) == nil)
    #expect(
      typesetter.labelLine([TextRun("abc", font: font, baselineOffset: 1)], .natural(orRightToLeft: false))
        == nil)
  }
}
