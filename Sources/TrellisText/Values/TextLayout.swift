public import Foundation
public import TrellisDisplayList

/// A text laid out in lines.
public struct TextLayout: Hashable, Sendable {
  /// The size of the text, in points.
  ///
  /// It is as wide as the widest line, which measurers may round up to a fraction of a point, but never wider than proposed. It
  /// is as high as the lines with the space between them.
  public var size: CGSize
  /// The first line's baseline, in points below the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, in points below the top.
  public var lastBaseline: CGFloat
  /// The number of lines; an empty string has one.
  public var lineCount: Int
  /// Whether characters were omitted because they didn't fit.
  public var isTruncated: Bool
  /// The glyphs, positioned relative to the top left corner, in visual order line by line.
  public var runs: [GlyphRun]
  /// The number of the source's run that each of ``runs`` shows.
  public var runSources: [Int]
  /// The underlines, strikethroughs and backgrounds, relative to the top left corner.
  public var decorations: [Decoration]
  /// The attachments among the characters, line by line.
  public var attachments: [Attachment] = []
  /// The shown part of the text, with the truncation token; nil if nothing was omitted.
  public var shownString: String? = nil
  /// The distances that the text prefers to its neighbours above and below.
  public var spacing: TextSpacing

  /// An attachment of the source, with its frame.
  public struct Attachment: Hashable, Sendable {
    /// The number of the attachment's run in the source.
    public var source: Int
    /// The frame, in points, relative to the top left corner of the text.
    public var frame: CGRect
  }

  /// A line below characters or through them, or an area behind them.
  public struct Decoration: Hashable, Sendable {
    /// The kind of a decoration.
    public enum Kind: Hashable, Sendable {
      /// A line below the baseline, a line through the middle of lowercase letters, or an area as high as the line of text.
      case underline, strikethrough, background
    }

    /// The kind of the decoration.
    public var kind: Kind
    /// The frame, in points, relative to the top left corner of the text.
    public var frame: CGRect
    /// The number of the decorated run in the source.
    public var source: Int
  }
}
