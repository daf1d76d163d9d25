package import Foundation
package import TrellisCairo
package import TrellisDisplayList
import TrellisGraph

/// A window's picture as pages receive it: the changed rectangles, as PNGs, one frame at a time.
///
/// The picture is drawn once for all pages, and only while there are pages or a recording. For each page, the stream stores only
/// the few rectangles that weren't sent. After a page has acknowledged a frame, it gets these rectangles with their current
/// pixels. So a slow or stopped page costs only those rectangles, and frames in between are skipped.
@MainActor
package final class PictureStream {
  /// Rectangles of pixels for a page to draw.
  package struct Frame: Sendable {
    package var number: Int
    package var size: PictureSize
    var tiles: [Tile]

    /// The frame as it is sent: the length of the description in four bytes, the description, and the tiles' bytes.
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

  /// The state of a page.
  private struct Page {
    var dirty: PixelRegion
    /// The number of the frame that the page hasn't acknowledged; nil if there is none.
    var awaited: Int?
    var count = 0
    /// The number of the last frame that another window sent to the page.
    var first = 0
  }

  private var pages: [Int: Page] = [:]
  private var bitmap: Bitmap?
  private var drawn: DisplayList?
  private let renderer = Renderer()
  private var scale: CGFloat = 1
  /// The pixels that a recording hasn't taken; nil if nothing is recorded.
  private var unrecorded: PixelRegion?
  /// The tiles of the current picture, shared by pages and a recording.
  private var tiles: [CGRect: Tile] = [:]
  let encoder = TileEncoder()

  package init() {}

  /// Whether a page or a recording needs the picture.
  package var isNeeded: Bool { !pages.isEmpty || unrecorded != nil }

  /// The picture's size; nil while nothing is drawn.
  package var size: PictureSize? {
    bitmap.map { PictureSize(width: $0.width, height: $0.height, scale: scale) }
  }

  /// Adds a page; `last` is the number of its last frame from another window.
  func add(page: Int, after last: Int) {
    pages[page] = Page(dirty: .all, count: last, first: last)
  }

  /// Removes a page, and returns the number of its last frame.
  func remove(page: Int) -> Int {
    let last = pages.removeValue(forKey: page)?.count ?? 0
    if !isNeeded { (bitmap, drawn, tiles) = (nil, nil, [:]) }
    return last
  }

  var isRecorded: Bool { unrecorded != nil }

  /// Starts or stops collecting the pixels for a recording.
  func setRecorded(_ isRecorded: Bool) {
    unrecorded = isRecorded ? .all : nil
    if !isNeeded { (bitmap, drawn, tiles) = (nil, nil, [:]) }
  }

  /// Draws the changes since the last list, and returns their rectangles, in points.
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
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let rects = (damage ?? []).map { $0.roundedOutward(scale: scale).intersection(bounds) }
      .filter { !$0.isNull && !$0.isEmpty }
    let differences = rects.map { PixelDifference($0, of: bitmap!) }
    renderer.draw(list, into: bitmap!, scale: scale, background: .white, damage: damage)
    guard let damage else { return [CGRect(origin: .zero, size: size)] }
    insert(differences.compactMap { $0.changed(in: bitmap!) })
    return damage
  }

  /// Copies the damage, in points, from the pixels that a window has drawn; copies everything if the size or the scale is new.
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
    let differences = rects.map { PixelDifference($0, of: bitmap) }
    for rect in rects { bitmap.copy(rect, of: source) }
    insert(differences.compactMap { $0.changed(in: bitmap) })
  }

  /// Adds changed pixels to what pages and the recording have to get.
  private func insert(_ rects: [CGRect]) {
    for rect in rects {
      for page in pages.keys { pages[page]!.dirty.insert(rect) }
      unrecorded?.insert(rect)
    }
  }

  /// Returns the next frame for a page; nil if nothing has changed, or if a frame isn't acknowledged yet.
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

  /// Returns the tiles that have changed since the last call, for a recording.
  func takeUnrecorded() -> [Tile] {
    guard let region = unrecorded, let bitmap else { return [] }
    unrecorded = PixelRegion()
    return tiles(of: region, bitmap)
  }

  /// Returns the whole picture as a tile; nil while nothing is drawn.
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

  /// Whether a page hasn't drawn everything yet.
  var isAwaited: Bool { pages.values.contains { $0.awaited != nil || !$0.dirty.isEmpty } }

  /// Marks a frame as drawn by a page; returns false if the frame wasn't sent to the page.
  package func acknowledge(_ frame: Int, from page: Int) -> Bool {
    if let first = pages[page]?.first, frame <= first { return true }
    guard pages[page]?.awaited == frame else { return false }
    pages[page]!.awaited = nil
    return true
  }
}

/// A window's own pixels, which are copied from and not kept.
package struct WindowPixels {
  package var bitmap: Bitmap
  /// The scale, in pixels per point.
  package var scale: CGFloat

  package init(_ bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }
}

/// The size of a picture.
package struct PictureSize: Hashable, Sendable {
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int
  /// The scale, in pixels per point.
  package var scale: Double
}

/// A region of pixels that weren't sent: a few rectangles, or everything.
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
    // Overlapping rectangles are joined, so that their pixels are sent once.
    while let index = rects.firstIndex(where: { $0.intersects(new) }) {
      new = new.union(rects.remove(at: index))
    }
    rects.append(new)
    if rects.count > Self.limit { rects = [rects.reduce(new) { $0.union($1) }] }
  }
}
