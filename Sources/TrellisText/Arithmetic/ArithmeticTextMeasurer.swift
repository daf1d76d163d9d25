import Foundation
import TrellisDisplayList

/// A measurer for tests, with an imaginary font whose widths follow from counting characters.
///
/// At size `s`, in points:
///
/// | | |
/// |---|---|
/// | each `Character` | `s / 2` wide, whatever it is, plus the run's tracking or kerning |
/// | each line | `1.25 * s` high: `s` above the baseline, `s / 4` below |
/// | capital letters | `0.75 * s` high |
/// | underline, strikethrough | `s / 16` thick, its middle `s / 8` below and `s / 4` above the baseline |
///
/// So `Hello` at size 16 is 40 by 20, and its baseline is at 16. Weight, slant, width, design and the requested family change
/// the face of the runs, but no number. A line with several sizes is as high as they need together. Lines break at spaces, tabs
/// and newlines. Spaces before a break don't count; those at a paragraph's end do. A word that is too wide for a line is broken
/// between characters.
///
/// A glyph's index is its character's first Unicode scalar. Spaces within a line have glyphs; newlines and the spaces before a
/// break have none. ``TrellisText/ArithmeticTextMeasurer/family`` is the family of every run; a renderer draws it as boxes. An
/// attachment has its own width and no glyph. An attachment that reaches beyond its run's font makes its line higher.
///
/// Sizes are clamped to 1...2000 points; NaN becomes 1. Not safe to use from two threads at once.
public final class ArithmeticTextMeasurer: TextMeasurer {
  /// The family of every run: `Trellis Test`.
  public static let family = "Trellis Test"

  private let typesetter: ArithmeticTypesetter
  private let engine: TextLayoutEngine

  /// Creates a measurer.
  public init() {
    typesetter = ArithmeticTypesetter()
    engine = TextLayoutEngine(typesetter)
  }

  deinit { engine.forget() }

  /// Prepares a text; see ``TextMeasurer/prepare(_:)``.
  public func prepare(_ text: TextSource) -> PreparedText { engine.prepare(text) }

  /// The number of times that characters were counted since the measurer was created.
  public var layoutCount: Int { typesetter.layoutCount }
}

/// A typesetter that computes lines and glyphs by counting characters.
private final class ArithmeticTypesetter: Typesetter {
  private(set) var layoutCount = 0
  private var lastVertical: VerticalMeasures?
  var widthStep: Double { 0 }

  func usable(_ runs: [TextRun]) -> [TextRun] { runs }

  func measures(ofLabel runs: [TextRun], direction: ParagraphDirection) -> LabelMeasures? {
    guard runs.count == 1, runs[0].attachment == nil, runs[0].usableBaselineOffset == 0 else { return nil }
    let size = runs[0].font.usableSize
    let advance = size / 2 + runs[0].letterSpacing
    var string = runs[0].string
    return string.withUTF8 { bytes in
      guard (1...1024).contains(bytes.count), bytes.allSatisfy({ $0 < 0x80 && !(0x0A...0x0D).contains($0) })
      else { return nil }
      var (pen, count) = (0.0, UInt32(0))
      for byte in bytes {
        pen += advance
        if byte != 0x20 && byte != 0x09 { count += 1 }
      }
      return LabelMeasures(
        width: max(pen, 0), vertical: vertical(ofSize: size),
        characterCount: count, beginsWithSpace: bytes[0] == 0x20 || bytes[0] == 0x09)
    }
  }

  /// Returns the vertical measures of labels of a size; those of the last size are shared.
  private func vertical(ofSize size: Double) -> VerticalMeasures {
    if let lastVertical, lastVertical.firstBaseline == size { return lastVertical }
    let made = VerticalMeasures(
      ascent: size, descent: size / 4,
      extents: TextSpacing.FontExtents(ascent: size, descent: size / 4, capHeight: size * 0.75))
    lastVertical = made
    return made
  }

  func typeset(_ runs: [TextRun], direction: ParagraphDirection, width: Double?) -> [TypesetLine] {
    layoutCount += 1
    var text = ArithmeticText()
    for (index, run) in runs.enumerated() { text.append(run, number: index) }
    return LineRules.lines(of: text.characters, width: width).map { text.line($0, runs) }
  }
}

/// The characters of runs, with the properties of each.
private struct ArithmeticText {
  var characters: [LineRules.Character] = []
  /// The first scalar of each character, its start in UTF-8 bytes, and the number of its run.
  var places: [(scalar: UInt32, offset: Int, run: Int)] = []
  var byteCount = 0

  mutating func append(_ run: TextRun, number: Int) {
    let advance = (run.attachment?.width ?? run.font.usableSize / 2) + run.letterSpacing
    let most = run.string.utf8.count
    characters.reserveCapacity(characters.count + most)
    places.reserveCapacity(places.count + most)
    if appendPlain(run.string, advance: advance, number: number) { return }
    for character in run.string {
      characters.append(
        LineRules.Character(
          advance: advance, isSpace: character == " " || character == "\t", isNewline: character.isNewline))
      places.append((character.unicodeScalars.first?.value ?? 0, byteCount, number))
      byteCount += character.utf8.count
    }
  }

  /// Appends a string in which each byte is a character, and returns true; does nothing for any other string.
  private mutating func appendPlain(_ string: String, advance: Double, number: Int) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      // A carriage return and a newline after it are one character.
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
      for byte in bytes {
        characters.append(
          LineRules.Character(
            advance: advance, isSpace: byte == 0x20 || byte == 0x09, isNewline: (0x0A...0x0C).contains(byte)))
        places.append((UInt32(byte), byteCount, number))
        byteCount += 1
      }
      return true
    }
  }

  private func offset(at index: Int) -> Int { index < places.count ? places[index].offset : byteCount }

  func line(_ line: LineRules.Line, _ runs: [TextRun]) -> TypesetLine {
    let numbers = runNumbers(of: line)
    let first = runs.isEmpty ? 16 : runs[numbers.first ?? 0].font.usableSize
    var result = TypesetLine(
      range: offset(at: line.range.lowerBound)..<offset(at: line.range.upperBound),
      isRightToLeft: false, endsParagraph: line.endsParagraph,
      width: 0, ascent: 0, descent: 0,
      extents: TextSpacing.FontExtents(ascent: first, descent: first / 4, capHeight: first * 0.75), runs: [])
    for number in numbers {
      let size = runs[number].font.usableSize
      let raise = runs[number].usableBaselineOffset
      let attachment = runs[number].attachment
      result.ascent = max(result.ascent, max(size, attachment?.ascent ?? 0) + raise)
      result.descent = max(result.descent, max(size / 4, attachment?.descent ?? 0) - raise)
    }
    if numbers.isEmpty { (result.ascent, result.descent) = (first, first / 4) }
    var pen = 0.0
    let end = max(line.end, line.range.upperBound)
    var index = line.range.lowerBound
    while index < end {
      let number = places[index].run
      let runEnd = places[index..<end].firstIndex { $0.run != number } ?? end
      result.runs.append(run(number, runs[number], index..<runEnd, of: line, ascent: result.ascent, &pen))
      index = runEnd
    }
    result.width = max(pen, 0)
    return result
  }

  /// Returns the numbers of the runs in a line, or of the run at the position of an empty line.
  private func runNumbers(of line: LineRules.Line) -> [Int] {
    var numbers: [Int] = []
    for index in line.range where numbers.last != places[index].run { numbers.append(places[index].run) }
    if numbers.isEmpty, let nearest = places[..<min(line.range.lowerBound + 1, places.count)].last {
      numbers = [nearest.run]
    }
    return numbers
  }

  /// Returns the part of a run that is in a line, and moves the pen to its end.
  private func run(
    _ number: Int, _ run: TextRun, _ range: Range<Int>, of line: LineRules.Line, ascent: Double,
    _ pen: inout Double
  ) -> TypesetRun {
    let start = pen
    let y = ascent - run.usableBaselineOffset
    let shown = range.clamped(to: line.range)
    var glyphs: [Glyph] = []
    if run.attachment == nil { glyphs.reserveCapacity(shown.count) }
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(range.count)
    for index in range {
      let (scalar, offset, _) = places[index]
      let character = characters[index]
      let hasGlyph = shown.contains(index) && run.attachment == nil
      if hasGlyph {
        glyphs.append(Glyph(index: scalar, position: CGPoint(x: pen, y: y), advance: character.advance))
      }
      if shown.contains(index) { pen += character.advance }
      clusters.append(
        TextCluster(
          offset: offset, advance: character.advance, isSpace: character.isSpace, glyphCount: hasGlyph ? 1 : 0
        ))
    }
    let size = run.font.usableSize
    return TypesetRun(
      source: number,
      face: FontFace(
        family: ArithmeticTextMeasurer.family, size: size, weight: run.font.weight,
        isItalic: run.font.isItalic, width: run.font.width),
      glyphs: glyphs, clusters: clusters, x: start, width: pen - start, underline: (size / 8, size / 16),
      strikethrough: (-size / 4, size / 16), attachment: run.attachment)
  }
}
