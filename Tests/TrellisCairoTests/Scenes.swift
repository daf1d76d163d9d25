import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// Shorthand for display lists.
enum Scenes {
  static func fill(_ id: UInt64, _ frame: CGRect, _ color: RGBAColor) -> DisplayItem {
    DisplayItem(id: id, frame: frame, content: .fill(color))
  }

  static func text(
    _ id: UInt64, _ string: String, at origin: CGPoint, size: Double = 13, color: RGBAColor = .black,
    measurer: any TextMeasurer
  ) -> DisplayItem {
    let layout = measurer.layout(
      TextSource(string: string, font: FontRequest(size: size)), width: nil)
    return DisplayItem(
      id: id, frame: CGRect(origin: origin, size: layout.size),
      content: .text(TextContent(string: string, runs: layout.runs.map(\.onWholePlaces), color: color)))
  }

  /// Returns cards of fills and text at fractional positions, nested and translucent.
  ///
  /// `step` changes some of the cards.
  static func cards(step: Int, measurer: any TextMeasurer) -> DisplayList {
    var items = [fill(1, CGRect(x: 0, y: 0, width: 300, height: 200), .white)]
    for card in 0..<12 {
      let changed = card % 5 == step % 5
      let origin = CGPoint(
        x: CGFloat(card % 4) * 71.3 + (changed ? CGFloat(step) * 0.37 : 0), y: CGFloat(card / 4) * 61.7)
      let tint = RGBAColor(red: Double(card) / 12, green: changed ? 0.9 : 0.4, blue: 0.6, opacity: 0.7)
      items.append(
        DisplayItem(
          id: UInt64(10 + card), frame: CGRect(origin: origin, size: CGSize(width: 90, height: 60)),
          content: .list(
            DisplayList([
              fill(1, CGRect(x: 2.25, y: 2.25, width: 80.4, height: 50.1), tint),
              fill(2, CGRect(x: 2.25, y: 30.2, width: 80.4, height: 0.4), .black),
              text(
                3, "Card \(card) fjÅ\(changed ? step : 0)", at: CGPoint(x: 8.7, y: 10.3), size: 14.5,
                measurer: measurer),
            ]))))
    }
    return DisplayList(items)
  }
}

extension Bitmap {
  /// All bytes, for comparison.
  var bytes: [UInt8] { withPixels { Array($0) } }
}

/// Returns the byte offset of the first difference between two pictures of the same size, or nil if they are equal.
func firstDifference(_ first: [UInt8], _ second: [UInt8]) -> Int? {
  // `==` compares unspecialized elements in a debug build.
  if first.count == second.count, memcmp(first, second, first.count) == 0 { return nil }
  return zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
}

extension GlyphRun {
  /// The run with each glyph at a whole or half point.
  ///
  /// At two pixels per point, these positions are whole pixels. Some other programs can't place glyphs between pixels.
  var onWholePlaces: GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].position.x = (run.glyphs[index].position.x * 2).rounded() / 2
    }
    return run
  }
}
