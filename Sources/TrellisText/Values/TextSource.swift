/// The input of a text's layout: runs of characters with their attributes, and the paragraph's style.
///
/// Colour isn't part of it, so a change of colour causes no new layout.
public struct TextSource: Hashable, Sendable {
  /// The characters in reading order; the glyphs of a layout refer to runs by their numbers.
  public var runs: [TextRun]
  /// The style of all lines.
  public var paragraph: ParagraphStyle

  /// Creates a source of runs.
  public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Creates a source of one run.
  public init(string: String, font: FontRequest, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(runs: [TextRun(string, font: font)], paragraph: paragraph)
  }

  /// The characters of all runs.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}

/// Characters with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font of the characters.
  public var font: FontRequest
  /// The space added after each character, in points, if ``tracking`` is 0; negative moves characters closer together.
  public var kerning: Double
  /// The space added after each character, in points; any number but 0 replaces ``kerning``.
  public var tracking: Double
  /// The distance of the characters above the line's baseline, in points; negative is below.
  public var baselineOffset: Double
  /// Whether a line is drawn below the characters.
  public var isUnderlined: Bool
  /// Whether a line is drawn through the characters.
  public var isStruckThrough: Bool
  /// The attachment that is shown in place of the characters, or nil.
  public var attachment: TextAttachment?

  /// Creates a run.
  public init(
    _ string: String, font: FontRequest, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    attachment: TextAttachment? = nil
  ) {
    self.string = string
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.attachment = attachment
  }
}

extension TextRun {
  /// The space added after each character, in points, clamped to a range that measurers can add up.
  package var letterSpacing: Double { (tracking == 0 ? kerning : tracking).clamped(to: -1000...1000) }

  /// ``baselineOffset``, clamped to a finite range.
  package var usableBaselineOffset: Double { baselineOffset.clamped(to: -10_000...10_000) }

  /// Returns the run with other characters, such as a part of its own.
  func with(_ string: String) -> TextRun {
    var run = self
    if string != TextAttachment.placeholder { run.attachment = nil }
    run.string = string
    return run
  }
}

extension Double {
  /// Returns the number clamped to a range; NaN becomes 0.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
