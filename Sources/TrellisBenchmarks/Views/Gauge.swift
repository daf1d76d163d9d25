import Foundation
import Trellis

/// Leaves a row as it is, and counts how often it is measured.
struct Gauge: Layout {
  /// Proposals that rows answered and didn't remember.
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
