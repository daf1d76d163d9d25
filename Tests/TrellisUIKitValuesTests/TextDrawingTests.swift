import SwiftUI
import Testing

/// Texts with attributes, measured and drawn by the functions of UIKit.
@MainActor @Suite struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func `a limited width breaks lines, and no limit doesn't`() {
    let text = "several words in a row"
    let whole = text.size(withAttributes: [.font: font])
    let broken = text.boundingRect(
      with: CGSize(width: whole.width / 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(broken.height >= 2 * whole.height && broken.width <= whole.width / 2)
    let line = text.boundingRect(with: .zero, options: [], attributes: [.font: font], context: nil)
    #expect(line.size == whole && line.minY < 0 && line.maxY > 0)
  }

  @Test func `kerning and attachments make a text wider`() {
    let plain = "abc".size(withAttributes: [.font: font])
    #expect("abc".size(withAttributes: [.font: font, .kern: 10]).width >= plain.width + 20)
    let attachment = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { _ in })
    let text = NSMutableAttributedString(string: "abc", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.size().width >= plain.width + 50 && text.size().height >= 30)
  }

  /// Returns the bounding box of the pixels of a colour, in points from the top left corner.
  private func box(_ image: UIImage, _ isInk: (NSColor) -> Bool) throws -> CGRect {
    let source = try #require(image.cgImage)
    let pixels = NSBitmapImageRep(cgImage: source)
    var box = CGRect.null
    for y in 0..<pixels.pixelsHigh {
      for x in 0..<pixels.pixelsWide where pixels.colorAt(x: x, y: y).map(isInk) ?? false {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func isRed(_ color: NSColor) -> Bool {
    color.alphaComponent > 0.5 && color.redComponent > 0.5 && color.greenComponent < 0.5
  }

  @Test func `a text is drawn upright from the top of its rectangle, in its colour`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
      "L".draw(
        in: CGRect(x: 20, y: 30, width: 150, height: 60),
        withAttributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style])
    }
    let ink = try box(image, isRed)
    #expect(ink.minX > 140 && ink.maxX <= 170 && ink.minY >= 30 && ink.maxY <= 30 + font.lineHeight + 2)
    // The foot of an L is at its bottom.
    let foot = try box(image) { self.isRed($0) }
    #expect(foot.height > 8)
  }

  @Test func `a picture of AppKit has y pointing up, and its text is upright, too`() throws {
    func draw() {
      "L".draw(at: CGPoint(x: 10, y: 60), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let size = CGSize(width: 100, height: 100)
    let up = NSImage(size: size, flipped: false) { _ in
      draw()
      return true
    }
    let down = NSImage(size: size, flipped: true) { _ in
      draw()
      return true
    }
    let (above, below) = (try box(up, isRed), try box(down, isRed))
    #expect(above.size == below.size)
    #expect(above.maxY < 100 && below.minY > 100)
  }

  @Test func `underlines are drawn below, and backgrounds behind the characters`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
      "xx".draw(
        at: CGPoint(x: 10, y: 10),
        withAttributes: [
          .font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
          .backgroundColor: UIColor.blue,
        ])
    }
    let line = try box(image, isRed)
    let area = try box(image) { $0.blueComponent > 0.5 && $0.alphaComponent > 0.5 }
    #expect(line.width > 10 && line.height <= 4, "\(line)")
    #expect(
      area.minX == line.minX && area.maxX == line.maxX && area.height > line.height * 4, "\(area) \(line)")
    #expect(line.minY > area.midY && line.minY <= area.maxY)
  }

  @Test func `a paragraph style is copied with its values`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.lineBreakMode) = (.center, 7, .byTruncatingMiddle)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 1
    #expect(copy.alignment == .center && copy.lineSpacing == 7 && copy.lineBreakMode == .byTruncatingMiddle)
    let one = "a b c d e f g h".boundingRect(
      with: CGSize(width: 30, height: 500), options: .usesLineFragmentOrigin, attributes: [.font: font])
    let spaced = "a b c d e f g h".boundingRect(
      with: CGSize(width: 30, height: 500), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: copy])
    #expect(spaced.height > one.height)
  }
}
