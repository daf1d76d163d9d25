public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``; 12 points of the system's font if there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The style of the paragraph, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour, a ``UIColor``; black if there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the characters, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The use of ligatures, a number; ignored.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space added after each character, in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after each character, in points, a number; it replaces ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the characters, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the characters, a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The line below the characters, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line below the characters, a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the characters' outlines, a ``UIColor``; ignored.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the characters' outlines, a number; ignored.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an ``NSShadow``; that of the first characters is drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The effect of the characters; ignored.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The picture in place of the character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, a `URL` or a string; drawing doesn't show it.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance above the baseline, in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The slant of the characters, a number; ignored.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The stretch of the characters, a number; ignored.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The directions of nested parts of the text; ignored.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The pointer over the text, an ``NSCursor``; ignored.
  public static let cursor = NSAttributedString.Key(rawValue: "NSCursor")
  /// The explanation of the text, a string; ignored.
  public static let toolTip = NSAttributedString.Key(rawValue: "NSToolTip")
}

/// The style of a line below characters or through them.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, drawn as ``single``.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, drawn as ``single``.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// No line below spaces; ignored.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow behind drawing.
public final class NSShadow: NSObject, @unchecked Sendable {
  /// The offset in points; y points down.
  public var shadowOffset = CGSize.zero
  /// The blur in points, twice the Gaussian's standard deviation.
  public var shadowBlurRadius: CGFloat = 0
  /// The colour, a ``UIColor``; nil is no shadow.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow of black with a third of its opacity, without offset and blur.
  public override init() {}

  /// Makes the shadow that of new drawing in the current context.
  public func set() {
    guard let context = CurrentContext.last else { return }
    context.setShadow(
      offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
  }
}
