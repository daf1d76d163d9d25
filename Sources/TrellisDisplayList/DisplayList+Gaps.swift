package import Foundation
import TrellisGeometry

/// Marks for items that were left out of a list because they aren't visible.
///
/// A gap draws nothing. Its position in the tree shows where the missing items would be drawn, whatever effects are around them.
extension DisplayItem {
  /// Returns the mark for items that were left out of the list that contains it; `id` is that of the gap.
  package static func gap(id: UInt64) -> DisplayItem {
    DisplayItem(
      gap: DisplayNode(id: id, size: .zero, content: .list(DisplayList()), semantics: nil, isGap: true))
  }
}

extension DisplayList {
  /// Calls a closure with the id of each gap that may be visible, and the visible rectangle in the space of the gap's list.
  ///
  /// `rect` is the visible rectangle of this list. It is infinite inside effects whose picture depends on all of their content. A gap that
  /// is drawn several times is reported several times. Linear in the items of the lists around gaps.
  package func forEachVisibleGap(in rect: CGRect, _ body: (_ id: UInt64, _ rect: CGRect) -> Void) {
    // An explicit stack: lists nest as deeply as views.
    var waiting = [(items: items, rect: rect)]
    while let (items, rect) = waiting.popLast() {
      for item in items where item.node.hasGap {
        if item.node.isGap {
          body(item.id, rect)
        } else if let (effect, list) = item.nested {
          let place = rect.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
          let inside = effect?.source(of: place) ?? place
          guard !inside.isNull, inside.width > 0, inside.height > 0 else { continue }
          waiting.append((list.items, inside))
          if case .mask(let mask)? = effect { waiting.append((mask.items, inside)) }
        }
      }
    }
  }
}

extension Effect {
  /// Returns the rectangle of the list on which a rectangle of the effect's picture depends; null for none, infinite for all of it.
  fileprivate func source(of rect: CGRect) -> CGRect {
    switch self {
    case .clip(let path, _):
      let clip = path.controlBounds
      return clip.isNull ? .null : rect.intersection(clip)
    case .transform(var transform):
      guard transform.isAffine else { return .infinite }
      return transform.invert() ? transform.bounds(of: rect) : .null
    case .shadow, .each(.shadow), .blur: return .infinite
    case .opacity, .mask, .blend, .backdrop, .color, .group, .linearGroup, .each: return rect
    }
  }
}
