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
    #expect(measures?.ascent == line.ascent && measures?.descent == line.descent)
    #expect(measures?.extents == line.extents)
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
      "~!@#$%^&*()_+{}|:\"<>?`-=[]\\;',./",
    ]
    for font in fonts {
      for string in strings { expectWholeLayout(string, font) }
    }
  }

  @Test func `label characters in any order are laid out as by Pango`() {
    var generator = SplitMix(state: 7)
    let scalars =
      Array(0x20...0x7E as ClosedRange<UInt32>)
      // Inter lacks U+0149.
      + Array(0xC0...0x17F as ClosedRange<UInt32>).filter { ![0xD7, 0xF7, 0x149].contains($0) }
      + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
    for number in 0..<200 {
      var string = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        // Mostly ASCII, as labels are.
        let scalar =
          Bool.random(using: &generator)
          ? UInt32.random(in: 0x20...0x7E, using: &generator) : scalars.randomElement(using: &generator)!
        string.unicodeScalars.append(Unicode.Scalar(scalar)!)
      }
      expectWholeLayout(string, fonts[number % fonts.count])
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
      "", "a\tb", "a\nb", "שלום", "a 漢字", "e\u{301}", "5 €", "2 × 3", "👍", "ŉ", "a\u{AD}b", "a\u{200D}b",
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
