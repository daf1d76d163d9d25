public import Foundation
import TrellisGeometry

extension DisplayList {
  /// Calls a closure with every item, nested ones too, in painter's order: a list before what is in it.
  ///
  /// `frame` is the item's frame, in points, in the space of the list that this was called on; where something around it is
  /// turned or seen from the side, the smallest upright rectangle around it, null where that is behind the viewer. Masks
  /// don't count. Linear in the items.
  public func forEachItem(_ body: (_ item: DisplayItem, _ frame: CGRect) throws -> Void) rethrows {
    // A stack of its own: lists nest as deep as the views do.
    var levels: [(items: [DisplayItem], next: Int, space: Space)] = [(items, 0, Space())]
    while let (items, next, space) = levels.last {
      guard next < items.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let item = items[next]
      try body(item, space.frame(of: item))
      if let nested = item.nested { levels.append((nested.list.items, 0, space.inside(item))) }
    }
  }
}

extension DisplayList {
  /// What ``hitTest(_:)`` finds at a point, with frames as ``forEachItem(_:)`` gives them.
  package func hits(at point: CGPoint) -> [(item: DisplayItem, frame: CGRect)] {
    var space = Space()
    let hits = hitTest(point).reversed().map { item in
      defer { space = space.inside(item) }
      return (item: item, frame: space.frame(of: item))
    }
    return hits.reversed()
  }
}

/// Where the items of a nested list are in the outermost list's space.
struct Space {
  /// The list's origin within the innermost transform around it.
  var origin = CGPoint.zero
  var transform: ProjectionTransform?

  func frame(of item: DisplayItem) -> CGRect {
    let frame = CGRect(origin: origin + item.frame.origin, size: item.frame.size)
    return transform?.bounds(of: frame) ?? frame
  }

  func inside(_ item: DisplayItem) -> Space {
    let origin = origin + item.frame.origin
    guard case .effect(.transform(let inner), _) = item.content else {
      return Space(origin: origin, transform: transform)
    }
    let placed = inner.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    return Space(transform: transform.map { placed.concatenating($0) } ?? placed)
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle: on its left and top edges, but not on the other two.
  ///
  /// Unlike Foundation's `contains(_:)` on Linux, it answers false where there is NaN, instead of stopping.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
