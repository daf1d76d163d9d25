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

  /// The items that take a tap at a point, in points in the list's coordinate space.
  ///
  /// Those are the items that have an action and whose frame, or the shape they have for it, holds the point; a frame holds
  /// its left and top edges and not the other two. They come front to back, and what is in a list before the list itself,
  /// so that the first is what a tap performs. Items without an action let taps through, and a nested list may take taps
  /// outside its own frame, but not outside an outline that it is clipped to. Linear in the items.
  public func hitTest(_ point: CGPoint) -> [DisplayItem] {
    var hits: [DisplayItem] = []
    appendHits(at: point, to: &hits) { $0.action != nil }
    return hits
  }

  /// The items that the turn of a wheel at a point scrolls, in points in the list's coordinate space, in the order of
  /// ``hitTest(_:)``: what is in a list before the list itself.
  ///
  /// Linear in the items.
  public func scrollTest(_ point: CGPoint) -> [DisplayItem] {
    var hits: [DisplayItem] = []
    appendHits(at: point, to: &hits) { $0.scrolling != nil }
    return hits
  }

  private func appendHits(
    at point: CGPoint, to hits: inout [DisplayItem], where isMeant: (Semantics) -> Bool
  ) {
    for item in items.reversed() where item.semantics?.allowsHits != false {
      let origin = item.frame.origin
      let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      if let nested = item.nested, let place = nested.effect.map({ $0.place(of: inside) }) ?? inside {
        nested.list.appendHits(at: place, to: &hits, where: isMeant)
      }
      if item.semantics.map(isMeant) == true, item.takesTap(at: point, inside: inside) { hits.append(item) }
    }
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

extension Effect {
  /// The point of a list that is shown at a point; nil where nothing of it is.
  fileprivate func place(of point: CGPoint) -> CGPoint? {
    switch self {
    case .transform(var transform):
      guard transform.invert() else { return nil }
      let place = point.applying(transform)
      return place.x.isFinite && place.y.isFinite ? place : nil
    case .clip(let path, let style):
      return path.contains(point, eoFill: style.isEOFilled) ? point : nil
    case .opacity, .mask, .shadow, .blur, .blend, .color, .group, .each: return point
    }
  }
}

extension DisplayItem {
  /// Whether a tap counts for the item itself; `inside` is the point relative to its frame's origin.
  fileprivate func takesTap(at point: CGPoint, inside: CGPoint) -> Bool {
    guard let shape = semantics?.hitShape else { return frame.holds(point) }
    return shape.path.contains(inside, eoFill: shape.isEOFilled)
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
