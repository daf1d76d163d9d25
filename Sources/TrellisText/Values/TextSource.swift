/// What a text's layout depends on: runs of characters with their attributes, and how the lines are set.
///
/// Colour isn't part of it, so that a colour's change lays nothing out.
public struct TextSource: Hashable, Sendable {
  /// The characters in reading order; a run's number tells a layout's glyphs where they come from.
  public var runs: [TextRun]
  /// What holds for all lines.
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
  /// The font that they are set in.
  public var font: FontRequest
  /// What is added behind each character, in points, where ``tracking`` is 0; negative moves them together.
  public var kerning: Double
  /// What is added behind each character, in points; anything but 0 takes the place of ``kerning``.
  public var tracking: Double
  /// How far the characters stand above the line's baseline, in points; negative is below.
  public var baselineOffset: Double
  /// Whether a line is drawn below the characters.
  public var isUnderlined: Bool
  /// Whether a line is drawn through the characters.
  public var isStruckThrough: Bool
  /// What is shown in place of the characters; nil is these.
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
  /// What is added behind each character, in points: finite, and no more than a measurer can add up.
  package var letterSpacing: Double { (tracking == 0 ? kerning : tracking).clamped(to: -1000...1000) }

  /// ``baselineOffset``, finite.
  package var usableBaselineOffset: Double { baselineOffset.clamped(to: -10_000...10_000) }

  /// The run with other characters, or with some of its own.
  func with(_ string: String) -> TextRun {
    var run = self
    if string != TextAttachment.placeholder { run.attachment = nil }
    run.string = string
    return run
  }
}

extension Double {
  /// The number moved into a range; NaN becomes 0.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
