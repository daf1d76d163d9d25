import Foundation
import Testing
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix

/// A picture of fills in a few pixels.
///
/// Each pixel stores every colour painted there, in order. A wrong order is a difference even below an opaque fill.
private struct TinyRaster: Equatable {
  static let side = 24
  var pixels = [[RGBAColor]](repeating: [], count: side * side)

  init(_ list: DisplayList) {
    list.forEachItem { item, frame in
      guard case .fill(let color) = item.content else { return }
      for y in 0..<Self.side where CGFloat(y) >= frame.minY && CGFloat(y) < frame.maxY {
        for x in 0..<Self.side where CGFloat(x) >= frame.minX && CGFloat(x) < frame.maxX {
          pixels[y * Self.side + x].append(color)
        }
      }
    }
  }

  /// Returns whether every differing pixel is in one of the rectangles.
  func differs(from other: TinyRaster, onlyIn rects: [CGRect]) -> Bool {
    pixels.indices.allSatisfy { offset in
      let center = CGPoint(
        x: CGFloat(offset % Self.side) + 0.5, y: CGFloat(offset / Self.side) + 0.5)
      return pixels[offset] == other.pixels[offset] || rects.contains { $0.contains(center) }
    }
  }
}

private struct RandomLists {
  var generator: SplitMix
  var nextID: UInt64 = 0

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func frame() -> CGRect {
    CGRect(x: below(20) - 2, y: below(20) - 2, width: below(9), height: below(9))
  }

  mutating func item(depth: Int) -> DisplayItem {
    nextID += 1
    let id = nextID
    guard depth > 0, below(3) == 0 else {
      let color = RGBAColor(red: Double(below(4)) / 4, green: 0, blue: 0)
      return DisplayItem(id: id, frame: frame(), content: .fill(color))
    }
    let items = (0..<below(5)).map { _ in item(depth: depth - 1) }
    return DisplayItem(id: id, frame: frame(), content: .list(DisplayList(items)))
  }

  mutating func change(_ items: inout [DisplayItem], depth: Int) {
    for _ in 0...below(3) {
      switch below(6) {
      case 0: items.insert(item(depth: depth), at: below(items.count + 1))
      case 1 where !items.isEmpty: items.remove(at: below(items.count))
      case 2 where items.count > 1: items.swapAt(below(items.count), below(items.count))
      case 3 where below(4) == 0: items.shuffle(using: &generator)
      case 4 where !items.isEmpty: items[below(items.count)].frame = frame()
      default:
        guard !items.isEmpty else { continue }
        let offset = below(items.count)
        if case .list(var list) = items[offset].content {
          change(&list.items, depth: depth - 1)
          items[offset].content = .list(list)
        } else {
          items[offset].content = .fill(RGBAColor(red: 0, green: Double(below(4)) / 4, blue: 0))
        }
      }
    }
  }
}

struct DamageCoverageTests {
  @Test(arguments: 1...20)
  func `damage covers every pixel that differs between two random lists`(seed: UInt64) {
    var random = RandomLists(generator: SplitMix(state: seed))
    var items = (0..<6).map { _ in random.item(depth: 3) }
    for step in 0..<200 {
      let old = DisplayList(items)
      random.change(&items, depth: 3)
      if items.count > 30 { items.removeLast(20) }
      let new = DisplayList(items)
      let rects = DisplayList.damage(from: old, to: new)
      #expect(
        TinyRaster(old).differs(from: TinyRaster(new), onlyIn: rects),
        "seed \(seed), step \(step), damage \(rects)\nfrom\n\(old)\nto\n\(new)")
    }
  }
}
