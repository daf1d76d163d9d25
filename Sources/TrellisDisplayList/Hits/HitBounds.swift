import Foundation
import TrellisGeometry

/// A rectangle, given by its edges, which may be infinitely far away; nothing is hit outside of it.
struct HitBounds: Equatable, Sendable {
  var minX: CGFloat
  var minY: CGFloat
  var maxX: CGFloat
  var maxY: CGFloat

  /// The bounds of content that can't be hit.
  static let nothing = HitBounds(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  /// The bounds of content that may be hit anywhere.
  static let everywhere = HitBounds(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// Whether a point lies in the rectangle, or on its edges.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Extends the rectangle to contain another one.
  mutating func form(union other: HitBounds) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  fileprivate func moved(by offset: CGPoint) -> HitBounds {
    HitBounds(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}

extension HitBounds {
  /// Creates the bounds of a rectangle, or those of nothing if it is null or has NaN in it.
  fileprivate init(_ rect: CGRect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (x + rect.size.width, y + rect.size.height)
    guard !rect.isNull, !right.isNaN, !bottom.isNaN, right >= x, bottom >= y else {
      self = .nothing
      return
    }
    self.init(minX: x, minY: y, maxX: right, maxY: bottom)
  }
}

extension DisplayItem {
  /// A rectangle outside of which the item isn't hit, in the space of its list.
  ///
  /// O(1), except for nested lists whose bounds are unknown.
  var hitBounds: HitBounds {
    let meaning = semantics
    if meaning?.allowsHits == false { return .nothing }
    switch meaning?.hitRegion ?? .drawn {
    case .frame: return HitBounds(frame)
    case .shape(let path, _): return HitBounds(path.controlBounds).moved(by: frame.origin)
    case .atLeast(let path):
      var bounds = contentHitBounds
      bounds.form(union: HitBounds(path.controlBounds).moved(by: frame.origin))
      return bounds
    case .drawn: return contentHitBounds
    }
  }

  /// The hit bounds of the drawn content alone.
  private var contentHitBounds: HitBounds {
    guard let nested else {
      return HitBounds(drawnBounds)
    }
    let inner = nested.list.hitBounds
    guard inner != .nothing else { return .nothing }
    switch nested.effect {
    case .opacity(let opacity)? where !(opacity > 0): return .nothing
    case .each(.opacity(let opacity))? where !(opacity > 0): return .nothing
    case .transform(let transform)?:
      return inner.transformed(by: transform).moved(by: frame.origin)
    default: return inner.moved(by: frame.origin)
    }
  }

  /// The rectangle in which an item that draws by itself is hit; null if it draws nothing.
  private var drawnBounds: CGRect {
    switch content {
    case .shape(let shape):
      let bounds = shape.bounds
      return bounds.isNull ? .null : bounds.offsetBy(dx: frame.minX, dy: frame.minY)
    case .fill, .text, .image: return inkBounds.isNull ? .null : frame
    case .list, .effect: return .null
    }
  }
}

extension HitBounds {
  /// Returns the bounds of the transformed rectangle, or everywhere if they are unknown.
  fileprivate func transformed(by transform: ProjectionTransform) -> HitBounds {
    let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    guard rect.width.isFinite, rect.height.isFinite else { return .everywhere }
    let bounds = transform.bounds(of: rect)
    return bounds.isNull ? .everywhere : HitBounds(bounds)
  }
}

extension DisplayList {
  /// A rectangle outside of which nothing in the list is hit, in the list's space.
  ///
  /// Linear in the items whose bounds are unknown. The walk isn't recursive, because lists may nest as deeply as memory allows.
  var hitBounds: HitBounds {
    if let known = store.hitBounds { return known }
    var waiting = [self]
    while let list = waiting.last {
      let unknown = list.items.compactMap { $0.nested?.list }.filter { $0.store.hitBounds == nil }
      if unknown.isEmpty {
        list.store.hitBounds = list.items.reduce(into: HitBounds.nothing) { $0.form(union: $1.hitBounds) }
        waiting.removeLast()
      } else {
        waiting += unknown
      }
    }
    return store.hitBounds ?? .everywhere
  }
}
