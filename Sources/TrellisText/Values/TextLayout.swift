public import Foundation
public import TrellisDisplayList

/// Text laid out in lines.
public struct TextLayout: Hashable, Sendable {
  /// The space that the text takes, in points.
  ///
  /// It is as wide as the widest line, which measurers may round up to a part of a point, but never wider than was proposed, and as high as the lines with what stands
  /// between them.
  public var size: CGSize
  /// The first line's baseline, in points below the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, in points below the top.
  public var lastBaseline: CGFloat
  /// How many lines; an empty string has one.
  public var lineCount: Int
  /// Whether characters were left out because they had no room.
  public var isTruncated: Bool
  /// The glyphs, positioned relative to the top left corner, in visual order line by line.
  public var runs: [GlyphRun]
  /// For each of ``runs``, the number of the source's run that it shows.
  public var runSources: [Int]
  /// The lines below and through the characters, relative to the top left corner.
  public var decorations: [Decoration]
  /// What stands among the characters, line by line.
  public var attachments: [Attachment] = []
  /// What of the text is shown where characters were left out, with the sign for those; nil where all of it is.
  public var shownString: String? = nil
  /// The distances that the text prefers to its neighbours above and below.
  public var spacing: TextSpacing

  /// Where an attachment of the source stands.
  public struct Attachment: Hashable, Sendable {
    /// The number of the source's run that it is of.
    public var source: Int
    /// Where it is, in points, relative to the top left corner of the text.
    public var frame: CGRect
  }

  /// A line below characters or through them.
  public struct Decoration: Hashable, Sendable {
    /// Which of the two.
    public enum Kind: Hashable, Sendable {
      /// A line below the baseline, or one through the middle of the small letters.
      case underline, strikethrough
    }

    /// Which of the two.
    public var kind: Kind
    /// Where it is, in points, relative to the top left corner of the text.
    public var frame: CGRect
    /// The number of the source's run that it belongs to.
    public var source: Int
  }
}
