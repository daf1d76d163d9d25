package import Foundation
import TrellisCairo
package import TrellisDisplayList

/// A window's picture, as pages get it: rectangles that have changed, as PNGs, one frame at a time.
///
/// The picture is drawn once for all pages, and only while there are any. What a page hasn't been sent yet is a few rectangles; it gets
/// them with the pixels of the moment in which it says that it has drawn what it got before. So a page that is slow, or stops, costs
/// those rectangles, and frames in between are left out.
@MainActor
package final class PictureStream {
  /// Some rectangles of pixels that a page is to draw.
  package struct Frame {
    package var number: Int
    /// The picture's size, in pixels.
    package var width: Int
    package var height: Int
    package var scale: CGFloat
    /// Where each lies, in pixels.
    package var tiles: [(rect: CGRect, png: Data)]

    /// The frame as it is sent: a word that says how long the description is, the description, and the tiles' bytes.
    package var bytes: [UInt8] {
      let places: [JSONText] = tiles.map { tile in
        .ints([
          Int(tile.rect.minX), Int(tile.rect.minY), Int(tile.rect.width), Int(tile.rect.height),
          tile.png.count,
        ])
      }
      let description = JSONText.object([
        ("frame", .int(number)), ("w", .int(width)), ("h", .int(height)), ("scale", .double(Double(scale))),
        ("tiles", .array(places)),
      ]).text.utf8
      let count = UInt32(description.count)
      var bytes = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + Array(description)
      for tile in tiles { bytes += tile.png }
      return bytes
    }
  }

  /// What a page has got.
  private struct Page {
    var dirty: PixelRegion
    /// The frame that it hasn't drawn yet.
    var awaited: Int?
    var count = 0
  }

  private var pages: [Int: Page] = [:]
  private var bitmap: Bitmap?
  private var drawn: DisplayList?
  private let renderer = Renderer()
  private var size = CGSize.zero
  private var scale: CGFloat = 1

  package init() {}

  /// Whether anybody looks.
  package var hasPages: Bool { !pages.isEmpty }

  package func add(page: Int) {
    pages[page] = Page(dirty: .all)
  }

  package func remove(page: Int) {
    pages[page] = nil
    if pages.isEmpty { (bitmap, drawn) = (nil, nil) }
  }

  /// Draws what differs from what was drawn last; answers that, in points.
  @discardableResult
  package func draw(_ list: DisplayList, size: CGSize, scale: CGFloat) -> [CGRect] {
    let (width, height) = (
      max(Int((size.width * scale).rounded(.up)), 1), max(Int((size.height * scale).rounded(.up)), 1)
    )
    if bitmap?.width != width || bitmap?.height != height || self.scale != scale {
      guard let new = try? Bitmap(width: width, height: height) else { return [] }
      (bitmap, drawn, self.scale) = (new, nil, scale)
      for page in pages.keys { pages[page]!.dirty = .all }
    }
    self.size = size
    let damage = drawn.map { DisplayList.damage(from: $0, to: list) }
    drawn = list
    if damage?.isEmpty == true { return [] }
    renderer.draw(list, into: bitmap!, scale: scale, background: .white, damage: damage)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard let damage else { return [CGRect(origin: .zero, size: size)] }
    for rect in damage {
      let pixels = rect.roundedOutward(scale: scale).intersection(bounds)
      if pixels.isNull || pixels.isEmpty { continue }
      for page in pages.keys { pages[page]!.dirty.insert(pixels) }
    }
    return damage
  }

  /// What a page is to draw next; nil where there is nothing, or it hasn't drawn what it got.
  package func next(for number: Int) -> Frame? {
    guard let page = pages[number], page.awaited == nil, let bitmap, !page.dirty.isEmpty else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let tiles = page.dirty.rects(in: bounds).compactMap { rect in
      bitmap.part(rect).map { (rect: rect, png: $0) }
    }
    pages[number]!.dirty = PixelRegion()
    pages[number]!.count += 1
    pages[number]!.awaited = page.count + 1
    return Frame(
      number: page.count + 1, width: bitmap.width, height: bitmap.height, scale: scale, tiles: tiles)
  }

  /// A page has drawn a frame; false where it was never sent that.
  package func acknowledge(_ frame: Int, from page: Int) -> Bool {
    guard pages[page]?.awaited == frame else { return false }
    pages[page]!.awaited = nil
    return true
  }

  /// The whole picture as a PNG; nil while nothing is drawn.
  package var png: Data? { bitmap.flatMap { try? $0.pngData() } }
}

/// Pixels that a page hasn't got: a few rectangles, or all.
struct PixelRegion {
  private static let limit = 12
  private(set) var isAll = false
  private var rects: [CGRect] = []

  static var all: PixelRegion {
    var region = PixelRegion()
    region.isAll = true
    return region
  }

  var isEmpty: Bool { !isAll && rects.isEmpty }

  func rects(in bounds: CGRect) -> [CGRect] { isAll ? [bounds] : rects }

  mutating func insert(_ rect: CGRect) {
    if isAll { return }
    var new = rect
    // What overlaps is sent once.
    while let index = rects.firstIndex(where: { $0.intersects(new) }) {
      new = new.union(rects.remove(at: index))
    }
    rects.append(new)
    if rects.count > Self.limit { rects = [rects.reduce(new) { $0.union($1) }] }
  }
}

extension Bitmap {
  /// A rectangle of whole pixels that lies within, as an opaque PNG.
  fileprivate func part(_ rect: CGRect) -> Data? {
    let (x, y) = (Int(rect.minX), Int(rect.minY))
    return withPixels { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let part = try? Bitmap(
        borrowing: UnsafeMutableRawPointer(mutating: base + y * bytesPerRow + x * 4), width: Int(rect.width),
        height: Int(rect.height), bytesPerRow: bytesPerRow)
      return part.flatMap { try? $0.pngData() }
    }
  }
}
