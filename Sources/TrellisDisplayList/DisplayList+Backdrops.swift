import Foundation
import TrellisGeometry

extension DisplayList {
  /// Adds to a region the backdrops that show a part of it.
  ///
  /// Content in front of a backdrop is treated as if it were behind it: a redraw that is too large is still correct. Linear in
  /// the items of the lists with backdrops in them.
  func spreadToBackdrops(_ region: inout DamageRegion) {
    guard !region.rects.isEmpty, ink.hasBackdrop else { return }
    spread(&region, depth: 0)
  }

  /// The maximum depth of nested effects that are examined; renderers don't draw deeper ones.
  private static let depthLimit = 100

  /// Adds to a region of the list's space, in painter's order: an addition changes the content in front of it.
  private func spread(_ region: inout DamageRegion, depth: Int) {
    guard ink.hasBackdrop, depth < Self.depthLimit else { return }
    for item in items {
      guard case (let effect, let list)? = item.nested else { continue }
      if case .backdrop(let backdrop)? = effect {
        let (shown, reach) = (item.inkBounds, backdrop.reach)
        for rect in region.rects { region.insert(rect.insetBy(dx: -reach, dy: -reach).intersection(shown)) }
      } else if list.ink.hasBackdrop, effect?.showsBehind ?? true {
        let origin = item.frame.origin
        var inner = DamageRegion()
        for rect in region.rects {
          let place = rect.offsetBy(dx: -origin.x, dy: -origin.y)
          inner.insert(effect?.source(of: place) ?? place)
        }
        let outside = inner.rects
        list.spread(&inner, depth: depth + 1)
        guard inner.rects != outside else { continue }
        for rect in inner.rects {
          let part = rect.intersection(list.inkBounds)
          let shown = effect?.bounds(of: part) ?? part
          if !shown.isNull { region.insert(shown.offsetBy(dx: origin.x, dy: origin.y)) }
        }
      }
    }
  }
}

extension Effect {
  /// Returns the rectangle of the list that is shown in a rectangle outside the effect; null if it is unknown.
  fileprivate func source(of rect: CGRect) -> CGRect {
    guard case .transform(var transform) = self else { return rect }
    guard transform.invert() else { return .null }
    return transform.bounds(of: rect)
  }
}
