import Foundation
import Trellis

/// A layout that leaves a row unchanged, and counts its measurements.
struct Gauge: Layout {
  /// The number of proposals that weren't found in a cache.
  final class Count {
    var measures = 0
  }

  let count: Count

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    count.measures += 1
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
