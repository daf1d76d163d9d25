import Foundation
import TrellisDisplayList

extension DisplayItem {
  /// The radius of the corners of the region where events reach the item, in points; 0 if the region is a rectangle.
  ///
  /// The region is that of the item, or of the first item in it that has the same size and an outline.
  var cornerRadius: CGFloat {
    var item = self
    while true {
      switch item.semantics?.hitRegion ?? .drawn {
      case .shape(let path, _), .atLeast(let path): return path.cornerRadius()
      case .drawn, .frame: break
      }
      guard
        let inner = item.nested?.list.items.first(where: {
          $0.frame.size == item.frame.size && ($0.nested != nil || $0.semantics != nil)
        })
      else { return 0 }
      item = inner
    }
  }
}
