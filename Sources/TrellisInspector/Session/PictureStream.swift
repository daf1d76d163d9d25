package import Foundation
package import TrellisCairo
package import TrellisDisplayList

/// A window's picture, as pages get it: rectangles that have changed, as PNGs, one frame at a time.
///
/// The picture is drawn once for all pages, and only while there are any. What a page hasn't been sent yet is a few rectangles; it gets
/// them with the pixels of the moment in which it says that it has drawn what it got before. So a page that is slow, or stops, costs
/// those rectangles, and frames in between are left out.
@MainActor
package final class PictureStream {
  /// Some rectangles of pixels that a page is to draw.
  package struct Frame: Sendable {
    package var number: Int
    /// The picture's size.
    package var size: PictureSize
    /// The rectangles.
    var tiles: [Tile]

    /// The frame as it is sent: a word that says how long the description is, the description, and the tiles' bytes.
    ///
    /// Waits for the tiles' PNGs.
    package var bytes: [UInt8] {
      let files = tiles.map(\.png)
      let places = zip(tiles, files).map { tile, file in
        JSONText.ints([tile.x, tile.y, tile.width, tile.height, file.count])
      }
      let description = JSONText.object([
        ("frame", .int(number)), ("w", .int(size.width)), ("h", .int(size.height)),
        ("scale", .double(size.scale)), ("tiles", .array(places)),
      ]).text.utf8
      let count = UInt32(description.count)
      var bytes = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + Array(description)
      for file in files { bytes += file }
      return bytes
    }
  }

  /// What a page has got.
  private struct Page {
    var dirty: PixelRegion
    /// The frame that it hasn't drawn yet.
    var awaited: Int?
    var count = 0
    /// The number of the last frame that another window has sent it.
    var first = 0
  }

  private var pages: [Int: Page] = [:]
  private var bitmap: Bitmap?
  private var drawn: DisplayList?
  private let renderer = Renderer()
  private var scale: CGFloat = 1
  /// What a recording hasn't got; nil where none is made.
  private var unrecorded: PixelRegion?
  /// The tiles of what is drawn now: pages and a recording share them.
  private var tiles: [CGRect: Tile] = [:]
  let encoder = TileEncoder()

  package init() {}

  /// Whether anybody looks, or it is recorded.
  package var isNeeded: Bool { !pages.isEmpty || unrecorded != nil }

  /// How large the picture is; nil while nothing is drawn.
  package var size: PictureSize? {
    bitmap.map { PictureSize(width: $0.width, height: $0.height, scale: scale) }
  }

  /// A page looks from here on, whose last frame had a number.
  func add(page: Int, after last: Int) {
    pages[page] = Page(dirty: .all, count: last, first: last)
  }

  /// A page looks no longer; answers the number of its last frame.
  func remove(page: Int) -> Int {
    let last = pages.removeValue(forKey: page)?.count ?? 0
    if !isNeeded { (bitmap, drawn, tiles) = (nil, nil, [:]) }
    return last
  }

  /// Whether it is recorded.
  var isRecorded: Bool { unrecorded != nil }

  /// Begins to keep what a recording hasn't got; or ends that.
  func setRecorded(_ isRecorded: Bool) {
    unrecorded = isRecorded ? .all : nil
    if !isNeeded { (bitmap, drawn, tiles) = (nil, nil, [:]) }
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
      if unrecorded != nil { unrecorded = .all }
    }
    let damage = drawn.map { DisplayList.damage(from: $0, to: list) }
    drawn = list
    if damage?.isEmpty == true { return [] }
    tiles = [:]
    renderer.draw(list, into: bitmap!, scale: scale, background: .white, damage: damage)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard let damage else { return [CGRect(origin: .zero, size: size)] }
    for rect in damage {
      let pixels = rect.roundedOutward(scale: scale).intersection(bounds)
      if pixels.isNull || pixels.isEmpty { continue }
      for page in pages.keys { pages[page]!.dirty.insert(pixels) }
      unrecorded?.insert(pixels)
    }
    return damage
  }

  /// Takes over what a window has drawn: what lies in the damage, in points, or all where that isn't the picture which there is.
  package func copy(_ pixels: WindowPixels, showing list: DisplayList, damage: [CGRect]) {
    let source = pixels.bitmap
    let bounds = CGRect(x: 0, y: 0, width: source.width, height: source.height)
    var rects = damage.map { $0.roundedOutward(scale: pixels.scale).intersection(bounds) }
    let isOther = bitmap?.width != source.width || bitmap?.height != source.height || scale != pixels.scale
    if isOther || drawn == nil {
      guard let new = try? Bitmap(width: source.width, height: source.height) else { return }
      (bitmap, scale, rects) = (new, pixels.scale, [bounds])
      for page in pages.keys { pages[page]!.dirty = .all }
      if unrecorded != nil { unrecorded = .all }
    }
    drawn = list
    rects.removeAll { $0.isNull || $0.isEmpty }
    guard let bitmap, !rects.isEmpty else { return }
    tiles = [:]
    for rect in rects {
      bitmap.copy(rect, of: source)
      for page in pages.keys { pages[page]!.dirty.insert(rect) }
      unrecorded?.insert(rect)
    }
  }

  /// What a page is to draw next; nil where there is nothing, or it hasn't drawn what it got.
  package func next(for number: Int) -> Frame? {
    guard let page = pages[number], page.awaited == nil, let bitmap, !page.dirty.isEmpty else { return nil }
    let tiles = tiles(of: page.dirty, bitmap)
    pages[number]!.dirty = PixelRegion()
    pages[number]!.count += 1
    pages[number]!.awaited = page.count + 1
    return Frame(
      number: page.count + 1,
      size: PictureSize(width: bitmap.width, height: bitmap.height, scale: scale), tiles: tiles)
  }

  /// What has changed since a recording took it last.
  func takeUnrecorded() -> [Tile] {
    guard let region = unrecorded, let bitmap else { return [] }
    unrecorded = PixelRegion()
    return tiles(of: region, bitmap)
  }

  /// The whole picture; nil while nothing is drawn.
  func whole() -> Tile? { bitmap.flatMap { tiles(of: .all, $0).first } }

  private func tiles(of region: PixelRegion, _ bitmap: Bitmap) -> [Tile] {
    let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return region.rects(in: bounds).compactMap { rect in
      if let known = tiles[rect] { return known }
      guard let tile = Tile(rect, of: bitmap) else { return nil }
      tiles[rect] = tile
      encoder.take(tile)
      return tile
    }
  }

  /// Whether a page hasn't drawn all yet.
  var isAwaited: Bool { pages.values.contains { $0.awaited != nil || !$0.dirty.isEmpty } }

  /// A page has drawn a frame; false where it was never sent that.
  package func acknowledge(_ frame: Int, from page: Int) -> Bool {
    if let first = pages[page]?.first, frame <= first { return true }
    guard pages[page]?.awaited == frame else { return false }
    pages[page]!.awaited = nil
    return true
  }
}

/// A window's own pixels, as long as they are looked at.
package struct WindowPixels {
  package var bitmap: Bitmap
  /// How many of them make a point.
  package var scale: CGFloat

  package init(_ bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }
}

/// How large a picture is.
package struct PictureSize: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// How many pixels make a point.
  package var scale: Double
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
