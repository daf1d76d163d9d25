public import Foundation
import Trellis

// Foundation for Linux doesn't convert attributed strings.

extension AttributedString {
  /// Creates a string with the attributes that SwiftUI's text shows: font, colours, lines, distances and links.
  ///
  /// Fonts, paragraph styles and shadows are kept as attributes of UIKit, too. Other attributes are left out.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/attributedstring; which attributes are kept: ours.
  public init(_ nsAttributedString: NSAttributedString) {
    self.init()
    let string = nsAttributedString.string as NSString
    let all = NSRange(location: 0, length: nsAttributedString.length)
    nsAttributedString.enumerateAttributes(in: all) { attributes, range, _ in
      append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a string with the attributes of UIKit, and with those of SwiftUI that show them.
  ///
  /// The scope may be `\.uiKit`, `\.appKit` or `\.swiftUI`, all with the same result. It doesn't throw.
  public init<S: AttributeScope>(
    _ nsAttributedString: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsAttributedString)
  }
}

extension NSAttributedString {
  /// Creates a string with the attributes that UIKit's text shows: colours, lines, distances and links.
  ///
  /// Attributes of UIKit replace those of SwiftUI. The fonts of SwiftUI depend on an environment, and are left out.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/nsattributedstring; which attributes are kept: ours.
  public convenience init(_ attributedString: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let text = String(attributedString[run.range].characters)
      whole.append(NSAttributedString(string: text, attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: whole)
  }

  /// Creates a string with the attributes of UIKit; it doesn't throw.
  public convenience init<S: AttributeScope>(
    _ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attributedString)
  }
}

extension AttributeContainer {
  /// Creates attributes of SwiftUI from those of UIKit.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    func color(_ key: NSAttributedString.Key) -> Color? {
      (attributes[key] as? UIColor).map { Color(uiColor: $0) }
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as CGFloat: number
      case let number as Int: CGFloat(number)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Text.LineStyle? {
      let bits = (attributes[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int($0) } ?? 0
      return bits == 0 ? nil : Text.LineStyle(color: color(colorKey))
    }
    typealias Shown = AttributeScopes.SwiftUIAttributes
    self[Shown.FontAttribute.self] = (attributes[.font] as? UIFont).map { Font($0) }
    self[Shown.ForegroundColorAttribute.self] = color(.foregroundColor)
    self[Shown.BackgroundColorAttribute.self] = color(.backgroundColor)
    self[Shown.KerningAttribute.self] = number(.kern)
    self[Shown.TrackingAttribute.self] = number(.tracking)
    self[Shown.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Shown.UnderlineStyleAttribute.self] = line(.underlineStyle, .underlineColor)
    self[Shown.StrikethroughStyleAttribute.self] = line(.strikethroughStyle, .strikethroughColor)
    typealias Kept = AttributeScopes.UIKitAttributes
    self[Kept.FontAttribute.self] = attributes[.font] as? UIFont
    self[Kept.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    self[Kept.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of UIKit.
  fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    typealias Shown = AttributeScopes.SwiftUIAttributes
    typealias Kept = AttributeScopes.UIKitAttributes
    all[.foregroundColor] =
      self[Kept.ForegroundColorAttribute.self]
      ?? self[Shown.ForegroundColorAttribute.self].map { UIColor($0) }
    all[.backgroundColor] =
      self[Kept.BackgroundColorAttribute.self]
      ?? self[Shown.BackgroundColorAttribute.self].map { UIColor($0) }
    all[.kern] = self[Kept.KernAttribute.self] ?? self[Shown.KerningAttribute.self]
    all[.tracking] = self[Kept.TrackingAttribute.self] ?? self[Shown.TrackingAttribute.self]
    all[.baselineOffset] = self[Kept.BaselineOffsetAttribute.self] ?? self[Shown.BaselineOffsetAttribute.self]
    let single = NSUnderlineStyle.single
    all[.underlineStyle] =
      (self[Kept.UnderlineStyleAttribute.self] ?? self[Shown.UnderlineStyleAttribute.self].map { _ in single })?
      .rawValue
    all[.strikethroughStyle] =
      (self[Kept.StrikethroughStyleAttribute.self]
      ?? self[Shown.StrikethroughStyleAttribute.self].map { _ in single })?.rawValue
    all[.font] = self[Kept.FontAttribute.self]
    all[.paragraphStyle] = self[Kept.ParagraphStyleAttribute.self]
    all[.underlineColor] = self[Kept.UnderlineColorAttribute.self]
    all[.strikethroughColor] = self[Kept.StrikethroughColorAttribute.self]
    all[.shadow] = self[Kept.ShadowAttribute.self]
    all[.link] = self.link
    return all
  }
}
