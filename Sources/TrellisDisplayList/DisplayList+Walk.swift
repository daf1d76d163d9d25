public import Foundation
import TrellisGeometry

extension DisplayList {
  /// Calls a closure with every item, including nested ones, in painter's order: a list before its items.
  ///
  /// `frame` is the item's frame, in points, in the space of the list that the method is called on. Inside a rotation or a
  /// perspective, it is the smallest upright rectangle around the item, and null if that is behind the viewer. Masks are
  /// skipped. Linear in the items.
  public func forEachItem(_ body: (_ item: DisplayItem, _ frame: CGRect) throws -> Void) rethrows {
    // An explicit stack: lists nest as deeply as views.
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
  /// Returns the items that ``hitTest(_:)`` finds at a point, with frames as in ``forEachItem(_:)``.
  package func hits(at point: CGPoint) -> [(item: DisplayItem, frame: CGRect)] {
    var space = Space()
    let hits = hitTest(point).reversed().map { item in
      defer { space = space.inside(item) }
      return (item: item, frame: space.frame(of: item))
    }
    return hits.reversed()
  }
}

/// The coordinate space of a nested list, relative to the outermost list.
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
  /// Unlike Foundation's `contains(_:)` on Linux, it returns false for NaN instead of trapping.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
