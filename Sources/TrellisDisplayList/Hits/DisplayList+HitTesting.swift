public import Foundation
import TrellisGeometry

extension DisplayList {
  /// Returns the frontmost item at a point, followed by the items that contain it, innermost first.
  ///
  /// The point is in points, in the list's coordinate space. The result is empty if there is nothing at the point.
  ///
  /// An item is hit where it draws: text and pictures in their frames, shapes inside their outlines or on their lines, colours
  /// where they aren't clear. A list is hit where one of its items is. An item in front keeps events from the items behind it,
  /// even if it has no responder. ``Semantics/hitRegion`` replaces the region of an item. Except with `atLeast`, it also limits
  /// where the item's content is hit. An item without ``Semantics/allowsHits``, or with an opacity of 0, is never hit. Clips
  /// and masks affect drawing, but not hits. A frame contains its left and top edges, but not the other two. A point with NaN
  /// hits nothing.
  ///
  /// Items away from the point are skipped by their bounds, which are computed once: the cost is that of the lists around the
  /// point.
  ///
  /// Source: recorded (SwiftUI on macOS 26: hits follow the drawing, clips don't limit them, items in front keep events).
  public func hitTest(_ point: CGPoint) -> [DisplayItem] {
    // An explicit stack: lists may nest as deeply as memory allows. Each level is a list whose items are tested.
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

/// A list whose items are tested, from front to back.
private struct HitLevel {
  let items: [DisplayItem]
  /// The number of items that are left.
  var next: Int
  /// The point in the list's space.
  let point: CGPoint
  /// The item that contains the list; nil for the outermost list.
  let around: DisplayItem?

  init(items: [DisplayItem], point: CGPoint, around: DisplayItem?) {
    (self.items, next, self.point, self.around) = (items, items.count, point, around)
  }
}

extension DisplayItem {
  /// Converts a point of the item's list to one relative to the origin of the item's frame.
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

  /// Whether the item may be hit at a point; `inside` is the point relative to the origin of its frame.
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
  /// Returns the point of the list that is shown at a point, or nil if there is none.
  func place(of point: CGPoint) -> CGPoint? {
    guard case .transform(var transform) = self else { return point }
    guard transform.invert() else { return nil }
    let place = point.applying(transform)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}
