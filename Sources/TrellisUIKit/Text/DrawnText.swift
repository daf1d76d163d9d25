import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// A text with attributes, laid out for drawing.
///
/// Source: ours: a text without attributes is black, in 12 points of the system's font, as UIKit documents.
struct DrawnText {
  private let source: TextSource
  private let inks: [Ink]
  private let attachments: [NSTextAttachment?]
  private let shadow: NSShadow?

  /// The colours of a run's characters and lines.
  private struct Ink {
    var color: RGBAColor
    var background: RGBAColor?
    var underline: RGBAColor?
    var strikethrough: RGBAColor?
  }

  /// Creates a text; `isOneLine` is whether its paragraph style may limit it to one line.
  init(_ text: NSAttributedString, isOneLine: Bool = true) {
    var runs: [TextRun] = []
    var inks: [Ink] = []
    var attachments: [NSTextAttachment?] = []
    var style: NSParagraphStyle?
    var shadow: NSShadow?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let values = Attributes(attributes)
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      shadow = shadow ?? attributes[.shadow] as? NSShadow
      runs.append(values.run(string.substring(with: range)))
      attachments.append(attributes[.attachment] as? NSTextAttachment)
      let color = values.color(.foregroundColor) ?? .black
      inks.append(
        Ink(
          color: color, background: values.color(.backgroundColor),
          underline: values.hasLine(.underlineStyle) ? values.color(.underlineColor) ?? color : nil,
          strikethrough: values.hasLine(.strikethroughStyle)
            ? values.color(.strikethroughColor) ?? color : nil))
    }
    if runs.isEmpty { runs = [TextRun("", font: FontRequest(size: 12))] }
    source = TextSource(runs: runs, paragraph: (style ?? .default).style(isOneLine: isOneLine))
    (self.inks, self.attachments, self.shadow) = (inks, attachments, shadow)
  }

  /// Returns the layout in a size in points; nil doesn't limit it.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    TextMeasuring.layout(source, width: width, height: height)
  }

  /// Draws the text into a rectangle of the current context, from the rectangle's top on.
  func draw(in rect: CGRect, _ layout: TextLayout) {
    guard let entry = CurrentContext.lastEntry else { return }
    entry.context.saveGState()
    shadow?.set()
    // Lines are aligned in the width of the rectangle.
    var left = rect.minX
    if rect.width > layout.size.width {
      switch source.paragraph.alignment {
      case .leading: left += source.paragraph.isRightToLeft ? rect.width - layout.size.width : 0
      case .center: left += (rect.width - layout.size.width) / 2
      case .trailing: left += source.paragraph.isRightToLeft ? 0 : rect.width - layout.size.width
      }
    }
    let top = entry.isYUp ? rect.maxY - layout.size.height : rect.minY
    let frame = CGRect(origin: CGPoint(x: left, y: top), size: layout.size)
    CurrentContext.draw(list(of: layout), in: frame)
    for attachment in layout.attachments {
      var rect = attachment.frame.offsetBy(dx: left, dy: top)
      if entry.isYUp { rect.origin.y = frame.maxY - attachment.frame.maxY }
      attachments[attachment.source]?.image?.draw(in: rect)
    }
    entry.context.restoreGState()
  }

  private func list(of layout: TextLayout) -> DisplayList {
    var items: [DisplayItem] = []
    for area in layout.decorations where area.kind == .background {
      guard let color = inks[area.source].background else { continue }
      items.append(DisplayItem(id: UInt64(items.count), frame: area.frame, content: .fill(color)))
    }
    var content = TextContent(
      string: source.string.replacing(TextAttachment.placeholder, with: ""), runs: layout.runs,
      color: inks.first?.color ?? .black, shown: layout.shownString)
    for index in content.runs.indices where !inks.isEmpty {
      content.runs[index].color = inks[layout.runSources[index]].color
    }
    content.decorations = layout.decorations.compactMap { line in
      let color: RGBAColor?
      switch line.kind {
      case .underline: color = inks[line.source].underline
      case .strikethrough: color = inks[line.source].strikethrough
      case .background: color = nil
      }
      return color.map { TextDecoration(frame: line.frame, color: $0) }
    }
    items.append(
      DisplayItem(
        id: UInt64(items.count), frame: CGRect(origin: .zero, size: layout.size), content: .text(content)))
    return DisplayList(items)
  }
}

/// The attributes of some characters.
private struct Attributes {
  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  func color(_ key: NSAttributedString.Key) -> RGBAColor? { (values[key] as? UIColor)?.components }

  private func number(_ key: NSAttributedString.Key) -> Double? {
    let value = values[key]
    return (value as? CGFloat).map { Double($0) } ?? value as? Double ?? (value as? Int).map(Double.init)
      ?? (value as? Float).map(Double.init) ?? (value as? NSNumber)?.doubleValue
      ?? (value as? NSUnderlineStyle).map { Double($0.rawValue) }
  }

  func hasLine(_ key: NSAttributedString.Key) -> Bool { number(key).map { $0 != 0 } ?? false }

  func run(_ string: String) -> TextRun {
    let font = (values[.font] as? UIFont)?.request ?? FontRequest(size: 12)
    let frame = (values[.attachment] as? NSTextAttachment)?.frame
    return TextRun(
      string, font: font, kerning: number(.kern) ?? 0, tracking: number(.tracking) ?? 0,
      baselineOffset: number(.baselineOffset) ?? 0, isUnderlined: hasLine(.underlineStyle),
      isStruckThrough: hasLine(.strikethroughStyle), hasBackground: color(.backgroundColor) != nil,
      attachment: frame.map { TextAttachment(width: $0.width, ascent: $0.maxY, descent: -$0.minY) })
  }
}

/// The measurer of drawn texts.
private enum TextMeasuring {
  private static let lock = NSLock()
  // Guarded by the lock.
  private nonisolated(unsafe) static let measurer = PangoTextMeasurer()

  static func layout(_ source: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
    lock.withLock { measurer.layout(source, width: width, height: height) }
  }
}
