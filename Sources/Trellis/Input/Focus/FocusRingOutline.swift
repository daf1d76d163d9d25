import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DisplayItem {
  /// The radius of the corners of the region where events reach the item, in points; 0 if the region is a rectangle.
  ///
  /// The region is that of the item, or of the first item in it that has the same size and an outline.
  var cornerRadius: CGFloat {
    var item = self
    while true {
      switch item.semantics?.hitRegion ?? .drawn {
      case .shape(let path, _), .atLeast(let path): return path.cornerRadius
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

extension Path {
  /// The radius of a circular corner that cuts as much off the top leading corner as the outline does, in points.
  ///
  /// The radius is at most half of the outline's shorter side.
  fileprivate var cornerRadius: CGFloat {
    let bounds = boundingRect
    let half = min(bounds.width, bounds.height) / 2
    guard half > 0, half.isFinite else { return 0 }
    // The outline's distance from the corner, in each direction, by binary search on the diagonal.
    var (outside, inside): (CGFloat, CGFloat) = (0, half)
    for _ in 0..<10 {
      let middle = (outside + inside) / 2
      if contains(CGPoint(x: bounds.minX + middle, y: bounds.minY + middle)) {
        inside = middle
      } else {
        outside = middle
      }
    }
    return min(outside / (1 - 0.5.squareRoot()), half)
  }
}
