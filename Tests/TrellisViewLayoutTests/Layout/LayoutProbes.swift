import SwiftUI

/// The calls of a layout, for tests to inspect.
final class Record {
  var measured: [ProposedViewSize] = []
  var caches: [String] = []
  var priorities: [Double] = []
  var weights: [Double] = []
  var guide: CGFloat?
}

/// A leaf that takes the proposed size, and records the proposals.
struct Greedy: Layout {
  let record: Record

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    record.measured.append(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A container whose methods are closures of a test.
struct Free: Layout {
  var size: (LayoutSubviews, ProposedViewSize) -> CGSize = { $1.replacingUnspecifiedDimensions() }
  var place: (LayoutSubviews, CGRect, ProposedViewSize) -> Void = { _, _, _ in }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(subviews, proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(subviews, bounds, proposal)
  }
}
