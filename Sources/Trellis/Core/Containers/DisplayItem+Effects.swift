import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisLayout

extension DisplayItem {
  /// Returns the item wrapped in an effect with a frame in the item's space.
  nonisolated func within(_ effect: Effect, id: UInt64, frame: CGRect) -> DisplayItem {
    var inner = self
    inner.frame.origin.x -= frame.minX
    inner.frame.origin.y -= frame.minY
    return DisplayItem(id: id, frame: frame, content: .effect(effect, DisplayList([inner])))
  }
}

extension CGAffineTransform {
  /// Returns the transform about a point of a rectangle instead of the origin.
  nonisolated func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
