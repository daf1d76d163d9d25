import Foundation
import TrellisGraph

extension ViewGraph {
  /// Makes long containers draw what is near the visible part; returns whether the display list has to be updated for that.
  func drawVisibleParts() -> Bool {
    isMounted && context.drawnParts.show(root.wrappedValue, in: CGRect(origin: .zero, size: size))
  }
}
