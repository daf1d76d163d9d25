import Foundation

/// A few rectangles that together cover everything that was inserted.
///
/// Rectangles that hardly differ from their union are merged. If there are more than ``limit``, two others are merged, too: a
/// clip of many rectangles costs more than the pixels that it saves.
struct DamageRegion {
  /// The maximum number of rectangles.
  static let limit = 16

  /// The rectangles, none of which contains another; they may overlap.
  private(set) var rects: [CGRect] = []

  /// Covers one more rectangle.
  ///
  /// Empty and null rectangles are ignored. Linear in the number of rectangles, and quadratic if two are merged.
  mutating func insert(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    var added = rect
    var offset = 0
    while offset < rects.count {
      let kept = rects[offset]
      if kept.holds(added) { return }
      let union = kept.joined(with: added)
      if union.area <= kept.area + added.area {
        // The joined rectangle may now contain a rectangle that the loop has passed.
        rects.remove(at: offset)
        added = union
        offset = 0
      } else {
        offset += 1
      }
    }
    rects.append(added)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  /// Replaces the two rectangles whose union adds the least area by that union.
  private mutating func mergeCheapestPair() {
    var best = (cost: CGFloat.infinity, first: 0, second: 1)
    for second in rects.indices {
      for first in 0..<second {
        let cost = rects[first].joined(with: rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let union = rects[best.first].joined(with: rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(union)
  }
}

/// Versions of Foundation's operations for the rectangles of a region, which are neither null nor negative.
///
/// The operations are called hundreds of times for each item that moves, so they must be fast.
extension CGRect {
  @inline(__always) fileprivate var area: CGFloat { size.width * size.height }
  @inline(__always) private var right: CGFloat { origin.x + size.width }
  @inline(__always) private var bottom: CGFloat { origin.y + size.height }

  /// Whether another rectangle lies within this one.
  @inline(__always) fileprivate func holds(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x && origin.y <= other.origin.y && right >= other.right && bottom >= other.bottom
  }

  /// Returns the smallest rectangle that contains both.
  @inline(__always) fileprivate func joined(with other: CGRect) -> CGRect {
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let size = CGSize(width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }
}
