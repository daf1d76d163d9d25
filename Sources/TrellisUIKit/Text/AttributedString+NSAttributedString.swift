public import Foundation
import Trellis

// Foundation for Linux doesn't convert attributed strings.

extension AttributedString {
  /// Creates a string with the attributes that SwiftUI's text shows: font, colours, lines, distances and links.
  ///
  /// Other attributes, such as paragraph styles, are left out.
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
}

extension NSAttributedString {
  /// Creates a string with the attributes that UIKit's text shows: colours, lines, distances and links.
  ///
  /// The fonts of SwiftUI depend on an environment, and are left out.
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
    self.font = (attributes[.font] as? UIFont).map { Font($0) }
    self.foregroundColor = color(.foregroundColor)
    self.backgroundColor = color(.backgroundColor)
    self.kern = number(.kern)
    self.tracking = number(.tracking)
    self.baselineOffset = number(.baselineOffset)
    self.underlineStyle = line(.underlineStyle, .underlineColor)
    self.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
    self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of UIKit.
  fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.foregroundColor] = self.foregroundColor.map { UIColor($0) }
    all[.backgroundColor] = self.backgroundColor.map { UIColor($0) }
    all[.kern] = self.kern
    all[.tracking] = self.tracking
    all[.baselineOffset] = self.baselineOffset
    if self.underlineStyle != nil { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if self.strikethroughStyle != nil { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    all[.link] = self.link
    return all
  }
}
