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
///
/// Copies share the attributes, because most texts of a program have the same ones.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  private var shared: SharedAttributes

  /// Creates a run.
  public init(
    _ string: String, font: FontRequest, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    hasBackground: Bool = false, attachment: TextAttachment? = nil
  ) {
    self.string = string
    shared = SharedAttributes(
      Attributes(
        font: font, kerning: kerning, tracking: tracking, baselineOffset: baselineOffset,
        isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, hasBackground: hasBackground,
        attachment: attachment))
  }

  /// The attributes of all characters of a run.
  private struct Attributes: Hashable, Sendable {
    var font: FontRequest
    var kerning: Double
    var tracking: Double
    var baselineOffset: Double
    var isUnderlined: Bool
    var isStruckThrough: Bool
    var hasBackground: Bool
    var attachment: TextAttachment?
  }

  /// The attributes in an object, which isn't changed while several runs refer to it.
  private final class SharedAttributes: Hashable, @unchecked Sendable {
    var values: Attributes

    init(_ values: Attributes) { self.values = values }

    static func == (first: SharedAttributes, second: SharedAttributes) -> Bool {
      first === second || first.values == second.values
    }

    func hash(into hasher: inout Hasher) { values.hash(into: &hasher) }
  }

  /// The attributes; setting one of them copies attributes that other runs share.
  private var attributes: Attributes {
    get { shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = SharedAttributes(shared.values) }
      yield &shared.values
    }
  }
}

extension TextRun {
  /// The font of the characters.
  public var font: FontRequest {
    get { attributes.font }
    set { attributes.font = newValue }
  }
  /// The space added after each character, in points, if ``tracking`` is 0; negative moves characters closer together.
  public var kerning: Double {
    get { attributes.kerning }
    set { attributes.kerning = newValue }
  }
  /// The space added after each character, in points; any number but 0 replaces ``kerning``.
  public var tracking: Double {
    get { attributes.tracking }
    set { attributes.tracking = newValue }
  }
  /// The distance of the characters above the line's baseline, in points; negative is below.
  public var baselineOffset: Double {
    get { attributes.baselineOffset }
    set { attributes.baselineOffset = newValue }
  }
  /// Whether a line is drawn below the characters.
  public var isUnderlined: Bool {
    get { attributes.isUnderlined }
    set { attributes.isUnderlined = newValue }
  }
  /// Whether a line is drawn through the characters.
  public var isStruckThrough: Bool {
    get { attributes.isStruckThrough }
    set { attributes.isStruckThrough = newValue }
  }
  /// Whether an area is filled behind the characters, as high as their lines.
  public var hasBackground: Bool {
    get { attributes.hasBackground }
    set { attributes.hasBackground = newValue }
  }
  /// The attachment that is shown in place of the characters, or nil.
  public var attachment: TextAttachment? {
    get { attributes.attachment }
    set { attributes.attachment = newValue }
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
