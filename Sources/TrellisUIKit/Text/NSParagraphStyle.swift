public import Foundation
import TrellisText

/// The alignment of lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides; shown at the side where lines begin.
  case justified
  /// At the side where lines begin.
  case natural
}

/// The treatment of lines that are too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between characters; shown as between words.
  case byCharWrapping
  /// A single line, which is cut; shown with an ellipsis.
  case byClipping
  /// A single line, with an ellipsis at its beginning.
  case byTruncatingHead
  /// A single line, with an ellipsis at its end.
  case byTruncatingTail
  /// A single line, with an ellipsis in its middle.
  case byTruncatingMiddle
}

/// The direction of writing.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the characters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of a paragraph.
///
/// Drawing uses the alignment, the line break mode, the line spacing and the direction of a text's first paragraph. The other
/// values are stored only.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation: Bool = false
  }

  fileprivate var values = Values()

  /// The space between two lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The distance of all lines but the first from the leading edge, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// The distance of lines from the trailing edge, in points.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The distance of the first line from the leading edge, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The treatment of lines that are too long.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no limit.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The direction of the paragraph.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the lines' heights; 0 is none.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before a paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The share of a line's width from which words are hyphenated.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether characters may move closer together so that nothing is omitted.
  public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// Creates the default style.
  public override init() {}

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns an immutable copy.
  public override func copy() -> Any { filled(NSParagraphStyle()) }
  /// Returns a mutable copy.
  public override func mutableCopy() -> Any { filled(NSMutableParagraphStyle()) }

  /// Returns whether another object is a style with the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// The hash of the values.
  public override var hash: Int { values.hashValue }

  fileprivate func filled<Style: NSParagraphStyle>(_ copy: Style) -> Style {
    copy.values = values
    return copy
  }

  /// The style for layout; `limit` is whether the line break mode may limit the text to one line.
  func style(isOneLine limit: Bool) -> ParagraphStyle {
    var style = ParagraphStyle(lineSpacing: lineSpacing)
    style.isRightToLeft = baseWritingDirection == .rightToLeft
    switch alignment {
    case .left: style.alignment = style.isRightToLeft ? .trailing : .leading
    case .right: style.alignment = style.isRightToLeft ? .leading : .trailing
    case .center: style.alignment = .center
    case .justified, .natural: style.alignment = .leading
    }
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: break
    case .byClipping, .byTruncatingTail: style.truncation = .tail
    case .byTruncatingHead: style.truncation = .head
    case .byTruncatingMiddle: style.truncation = .middle
    }
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    if !wraps, limit { style.lineLimit = 1 }
    style.allowsTightening = allowsDefaultTighteningForTruncation
    return style
  }
}

/// The style of a paragraph, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between two lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The alignment of lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The distance of all lines but the first from the leading edge, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of lines from the trailing edge, in points.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The distance of the first line from the leading edge, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The treatment of lines that are too long.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line, in points.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 is no limit.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The direction of the paragraph.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The factor of the lines' heights; 0 is none.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The space before a paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The share of a line's width from which words are hyphenated.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether characters may move closer together so that nothing is omitted.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes the values of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
