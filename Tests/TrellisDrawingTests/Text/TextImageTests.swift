import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Pictures among the characters of a text.
///
/// In the test font, a character of size 20 is 10 wide, and a line is 25 high: 20 above the baseline.
@MainActor
@Suite struct TextImageTests {
  private func size(_ text: Text) -> CGSize {
    let host = TestHost(text.font(.system(size: 20)).accessibilityIdentifier("text"))
    return (try? host.frame(ofIdentifier: "text").size) ?? .zero
  }

  /// Returns the pictures that a view draws, with their frames in the window.
  private func images(_ view: some View) -> [(image: ImageContent, frame: CGRect)] {
    DrawnItems(view).items.compactMap {
      if case .image(let image) = $0.item.content { (image, $0.frame) } else { nil }
    }
  }

  /// Returns a black picture of a size in points.
  private func picture(_ width: Int, _ height: Int) throws -> Image {
    let renderer = ImageRenderer(
      content: Color.black.frame(width: CGFloat(width), height: CGFloat(height)))
    return Image(uiImage: try #require(UIImage(data: try renderer.pngData())))
  }

  @Test func `a symbol in a text is as large as an image beside one`() throws {
    // 24 points are 1.2 times the font's size, as for a symbol outside of texts.
    #expect(size(Text(Image(systemName: "star"))).width == 24)
    #expect(size(Text("ab\(Image(systemName: "star"))c")).width == 54)
    #expect(size(Text("ab") + Text(Image(systemName: "star")) + Text("c")).width == 54)
    #expect(size(Text(Image(systemName: "star")).font(.system(size: 10))).width == 12)
  }

  @Test func `an image in a text is on the baseline and sets its line's height`() throws {
    let tall = try picture(30, 40)
    #expect(size(Text("a\(tall)b")) == CGSize(width: 50, height: 45))
    let low = try picture(8, 6)
    #expect(size(Text("a\(low)b")) == CGSize(width: 28, height: 25))
    let found = images(
      HStack(alignment: .firstTextBaseline) { Text("a\(low)b").font(.system(size: 20)) })
    // The text is 28 by 25 in the middle of 200 by 100: the baseline is at 57.5, and the first letter ends at 96.
    #expect(found.map(\.frame) == [CGRect(x: 96, y: 51.5, width: 8, height: 6)])
  }

  @Test func `an image in a text wraps and is truncated like a character`() throws {
    let wide = try picture(30, 10)
    let host = TestHost(
      Text("aaaa \(wide) bb").font(.system(size: 20)).frame(width: 45).accessibilityIdentifier("text"))
    #expect(try host.frame(ofIdentifier: "text").size == CGSize(width: 45, height: 75))
    #expect(images(Text("aaaaaaaa \(wide)").font(.system(size: 20)).lineLimit(1).frame(width: 60)).isEmpty)
    let kept = images(Text("\(wide) aaaaaaaa").font(.system(size: 20)).lineLimit(1).frame(width: 60))
    #expect(kept.count == 1)
  }

  @Test func `an image in a text shrinks with its letters`() throws {
    let wide = try picture(100, 20)
    let found = images(
      Text("aa\(wide)").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 60))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.frame.width <= 50 && $0.frame.width > 49 && $0.frame.height < 10.1 })
  }

  @Test func `a symbol in a text has the text's colour, and an image its own`() throws {
    let star = Image(systemName: "star")
    let found = DrawnItems(
      Text("a\(Text(star).foregroundStyle(.red))\(star)\(try picture(5, 5))").foregroundStyle(.blue))
    let paints = found.items.compactMap { found -> String? in
      switch found.item.content {
      case .shape(let shape): if case .color(let color) = shape.paint { "\(color)" } else { "no colour" }
      case .image(let image): image.tint == nil ? "its own" : "tinted"
      default: nil
      }
    }
    #expect(paints == ["#ff3b30", "#007aff", "its own"])
  }

  @Test func `a text's accessibility label omits images`() {
    let host = TestHost(Text("a\(Image(systemName: "star"))b"))
    #expect(host.texts == ["ab"])
  }

  @Test func `a canvas draws a text with images`() {
    let found = DrawnItems(
      Canvas { context, _ in
        context.draw(
          Text("ab\(Image(systemName: "star"))").font(.system(size: 20)), at: .zero, anchor: .topLeading)
      }
    ).items.filter { if case .shape = $0.item.content { true } else { false } }
    #expect(found.map(\.frame.minX) == [20])
    #expect(found.map(\.frame.width) == [24])
  }

  @Test func `a text without images doesn't depend on the display scale`() {
    let host = TestHost(
      VStack {
        Text("a"); Text("b\(Image(systemName: "star"))")
      })
    _ = host.displayList
    let log = host.evaluations {
      host.environment.imageScale = .large
      _ = host.displayList
    }
    #expect(log.count(of: "resolvedText") == 1)
  }

  @Test func `the text library reserves space for an image`() throws {
    let renderer = ImageRenderer(content: Text("a\(try picture(300, 80))b"))
    let plain = ImageRenderer(content: Text("ab"))
    /// Returns the width and height in a PNG file's header.
    func pixels(_ png: Data) -> [Int] {
      [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    let (with, without) = (pixels(try renderer.pngData()), pixels(try plain.pngData()))
    #expect(abs(with[0] - without[0] - 300) <= 1)
    #expect(with[1] > 80 && with[1] < 80 + without[1])
    let raised = ImageRenderer(content: Text("a\(Text(try picture(300, 80)).baselineOffset(20))b"))
    #expect(pixels(try raised.pngData())[1] == with[1] + 20)
  }
}
