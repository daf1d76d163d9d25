public import Foundation
import TrellisGeometry

extension DisplayList {
  /// The frontmost item at a point, in points in the list's coordinate space, and those that it is in: innermost first;
  /// empty where nothing is at the point.
  ///
  /// An item is where it draws: text and pictures in their frames, shapes within their outlines or on their lines, colours
  /// where they aren't clear. A list is where one of its items is. Who covers something keeps events from it, also where
  /// nobody answers for what covers. ``Semantics/hitRegion`` says otherwise for an item and, but for a least one, limits what is in it;
  /// without ``Semantics/allowsHits``, and with an opacity of 0, an item isn't there at all. Clips and masks cut what is seen
  /// and not what is hit; a frame holds its left and top edges and not the other two. A point with NaN hits nothing.
  ///
  /// What lies elsewhere is passed over by its bounds, which are found once: the cost is that of the lists around the point.
  ///
  /// Source: recorded (SwiftUI on macOS 26: what is hit is what is drawn, clips don't cut it, covers keep events).
  public func hitTest(_ point: CGPoint) -> [DisplayItem] {
    // Lists nest as deep as memory goes, so a stack of our own: each level is a list whose items are looked at.
    var levels = [HitLevel(items: items, point: point, around: nil)]
    while let level = levels.last {
      guard level.next > 0 else {
        levels.removeLast()
        if let item = level.around, let outer = levels.last, item.isHitByItself(at: item.inside(outer.point))
        {
          return [item] + levels.reversed().compactMap(\.around)
        }
        continue
      }
      let item = level.items[level.next - 1]
      levels[levels.count - 1].next -= 1
      let inside = item.inside(level.point)
      guard item.mayBeHit(at: level.point, inside: inside) else { continue }
      if let nested = item.nested {
        let point = nested.effect.map { $0.place(of: inside) } ?? inside
        let items = point == nil ? [] : nested.list.items
        levels.append(HitLevel(items: items, point: point ?? inside, around: item))
      } else if item.isHitByItself(at: inside) || item.draws(at: level.point, inside: inside) {
        return [item] + levels.reversed().compactMap(\.around)
      }
    }
    return []
  }
}

/// A list whose items are looked at, from the front to the back.
private struct HitLevel {
  let items: [DisplayItem]
  /// So many are left.
  var next: Int
  /// The point in the list's space.
  let point: CGPoint
  /// The item that the list is in; nil for the outermost list.
  let around: DisplayItem?

  init(items: [DisplayItem], point: CGPoint, around: DisplayItem?) {
    (self.items, next, self.point, self.around) = (items, items.count, point, around)
  }
}

extension DisplayItem {
  /// A point of the item's list relative to the origin of the item's frame.
  fileprivate func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  /// Whether the item is hit at a point where it may be hit, whatever it draws there.
  fileprivate func isHitByItself(at inside: CGPoint) -> Bool {
    switch semantics?.hitRegion ?? .drawn {
    case .drawn: false
    case .frame, .shape: true
    case .atLeast(let path): path.contains(inside, eoFill: false)
    }
  }

  /// Whether the point is where the item can be hit; `inside` is the point relative to its frame's origin.
  fileprivate func mayBeHit(at point: CGPoint, inside: CGPoint) -> Bool {
    guard hitBounds.contains(point) else { return false }
    switch semantics?.hitRegion ?? .drawn {
    case .drawn, .atLeast: return true
    case .frame: return frame.holds(point)
    case .shape(let path, let isEOFilled): return path.contains(inside, eoFill: isEOFilled)
    }
  }

  /// Whether an item that draws by itself draws at a point.
  fileprivate func draws(at point: CGPoint, inside: CGPoint) -> Bool {
    switch content {
    case .fill, .text, .image: frame.holds(point)
    case .shape(let shape):
      switch shape.style {
      case .fill(let style): shape.path.contains(inside, eoFill: style.isEOFilled)
      case .stroke(let style, _): shape.path.strokedPath(style).contains(inside)
      }
    case .list, .effect: false
    }
  }
}

extension Effect {
  /// The point of a list that is shown at a point; nil where nothing of it is.
  func place(of point: CGPoint) -> CGPoint? {
    guard case .transform(var transform) = self else { return point }
    guard transform.invert() else { return nil }
    let place = point.applying(transform)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}
