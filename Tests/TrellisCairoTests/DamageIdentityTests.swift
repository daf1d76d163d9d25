import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// Redrawn damage compared with a full redraw, byte by byte.
struct DamageIdentityTests {
  let measurer: PangoTextMeasurer

  init() {
    TestFonts.pin()
    measurer = PangoTextMeasurer()
  }

  private static let size = (width: 100, height: 80)

  /// Returns the pixels that a redraw of the difference between two lists gets wrong, in row order.
  private func wrongPixels(from old: DisplayList, to new: DisplayList, scale: CGFloat, _ renderer: Renderer)
    throws
    -> [(x: Int, y: Int)]
  {
    let (width, height) = (Int(CGFloat(Self.size.width) * scale), Int(CGFloat(Self.size.height) * scale))
    let bitmap = try Bitmap(width: width, height: height)
    renderer.draw(old, into: bitmap, scale: scale, background: .white)
    renderer.draw(
      new, into: bitmap, scale: scale, background: .white, damage: DisplayList.damage(from: old, to: new))
    let full = try Bitmap(width: width, height: height)
    Renderer(cacheLimits: .none).draw(new, into: full, scale: scale, background: .white)
    let (bytes, expected) = (bitmap.bytes, full.bytes)
    guard firstDifference(bytes, expected) != nil else { return [] }
    return stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0..<$0 + 4] != expected[$0..<$0 + 4] }.map
    {
      ($0 % bitmap.bytesPerRow / 4, $0 / bitmap.bytesPerRow)
    }
  }

  /// Returns the smallest pair of lists, found by removing items, whose redraw is wrong.
  private func shrunk(_ old: DisplayList, _ new: DisplayList, scale: CGFloat) throws -> (
    DisplayList, DisplayList
  ) {
    var (old, new) = (old, new)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for id in Set((old.items + new.items).map(\.id)) {
        let less = (old.without(id), new.without(id))
        if less.0 == old, less.1 == new { continue }
        if try !wrongPixels(from: less.0, to: less.1, scale: scale, Renderer()).isEmpty {
          (old, new, isSmaller) = (less.0, less.1, true)
        }
      }
    }
    return (old, new)
  }

  @Test(arguments: 1...20)
  func `redrawing the damage of random changes gives the bytes of a full redraw`(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, measurer: measurer)
    let scale: CGFloat = [1, 2, 1.5][Int(seed % 3)]
    let renderer = Renderer()
    var list = scene.list(depth: 3)
    for step in 0..<12 {
      let old = list
      scene.change(&list.items, depth: 3)
      let wrong = try wrongPixels(from: old, to: list, scale: scale, renderer)
      guard !wrong.isEmpty else { continue }
      let (first, second) = try shrunk(old, list, scale: scale)
      let damage = DisplayList.damage(from: first, to: second)
      Issue.record(
        """
        seed \(seed), step \(step), scale \(scale): \(wrong.count) pixels such as \(wrong.prefix(3)), damage \(damage), from
        \(first)
        to
        \(second)
        """)
      return
    }
  }

  @Test(arguments: 101...114)
  func `any part of a random scene redraws to the same bytes`(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, measurer: measurer)
    let scale: CGFloat = [1, 2, 1.25][Int(seed % 3)]
    let list = scene.list(depth: 3)
    let (width, height) = (Int(CGFloat(Self.size.width) * scale), Int(CGFloat(Self.size.height) * scale))
    let bitmap = try Bitmap(width: width, height: height)
    let renderer = Renderer()
    renderer.draw(list, into: bitmap, scale: scale)
    let bytes = bitmap.bytes
    for step in 0..<10 {
      let rects = (0...scene.below(3)).map { _ in scene.frame() }
      let drawing = step % 2 == 0 ? renderer : Renderer(cacheLimits: .none)
      drawing.draw(list, into: bitmap, scale: scale, damage: rects)
      guard firstDifference(bitmap.bytes, bytes) == nil else {
        Issue.record("seed \(seed), step \(step), scale \(scale), damage \(rects) of\n\(list)")
        return
      }
    }
  }
}

extension DisplayList {
  fileprivate func without(_ id: UInt64) -> DisplayList { DisplayList(items.filter { $0.id != id }) }
}

extension CacheLimits {
  /// Limits that keep nothing in the caches.
  static var none: CacheLimits {
    var limits = CacheLimits()
    (limits.masks, limits.paints, limits.images, limits.blurs) = (0, 0, 0, 0)
    return limits
  }
}
