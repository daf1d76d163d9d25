public import Foundation
public import TrellisDisplayList

/// What a text's layout depends on: the string and its font.
///
/// Colour isn't part of it, so that a colour's change lays nothing out.
public struct TextSource: Hashable, Sendable {
  /// The string.
  public var string: String
  /// The size, weight and slant asked for, with the family or nil for the measurer's own default.
  public var font: FontRequest

  /// Creates a source of text.
  public init(string: String, font: FontRequest) {
    self.string = string
    self.font = font
  }
}

/// A font as a view asks for it.
public struct FontRequest: Hashable, Sendable {
  /// The family's name; nil is the measurer's own default face.
  public var family: String?
  /// The size in points.
  ///
  /// Positive and finite; measurers move any other into a range that they can work with.
  public var size: Double
  /// The weight on CSS's scale, `100...900`.
  public var weight: Int
  /// Whether a slanted face is asked for.
  public var isItalic: Bool

  /// Creates a request.
  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// Text laid out in lines.
public struct TextLayout: Hashable, Sendable {
  /// The space that the text takes, in points: the widest line by the sum of the line heights.
  public var size: CGSize
  /// The first line's baseline, in points below the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, in points below the top.
  public var lastBaseline: CGFloat
  /// How many lines; an empty string has one.
  public var lineCount: Int
  /// The glyphs, positioned relative to the top left corner.
  public var runs: [GlyphRun]

  /// Creates a layout.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, runs: [GlyphRun]
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.runs = runs
  }
}

/// Lays text out: the one thing that views need of a font library.
///
/// A host hands one to the view graph. The same source and width always give the same layout.
public protocol TextMeasurer: AnyObject {
  /// Lays out a text no wider than `width` points, breaking between words where it must and inside a word
  /// where a word alone is too wide.
  ///
  /// nil and infinity don't limit the width; a width of zero, a negative one and NaN break wherever a break
  /// is allowed. The answer may be narrower than `width`, and wider only where a single glyph is.
  func layout(_ text: TextSource, width: CGFloat?) -> TextLayout
}
