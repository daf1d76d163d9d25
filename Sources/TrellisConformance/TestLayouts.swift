import Foundation
import Trellis

/// The proposals with which leaves were placed, and the size of the tree.
final class ProposalLog {
  var placed: [String: ProposedViewSize] = [:]
  var rootSize: CGSize?
}

/// The layout of a leaf.
struct LeafLayout: Layout {
  let name: String
  let kind: LeafKind
  let log: ProposalLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    switch kind {
    case .limited(let width, let height):
      CGSize(width: width.answer(proposal.width), height: height.answer(proposal.height))
    case .area(let area, let ideal):
      Self.size(ofArea: area, width: proposal.width ?? ideal)
    case .half:
      CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
  }

  private static func size(ofArea area: CGFloat, width: CGFloat) -> CGSize {
    CGSize(width: width, height: width > 0 ? area / width : 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    log.placed[name] = proposal
  }
}

extension LengthRange {
  func answer(_ proposal: CGFloat?) -> CGFloat { min(max(proposal ?? ideal, least), greatest) }
}

/// An invisible subview of a leaf, so that the leaf has something to place.
struct Nothing: View {
  var body: some View { Color.red.frame(width: 0, height: 0) }
}

/// Proposes the case's size to its tree, which is at the top left of the window.
struct RootLayout: Layout {
  let proposal: ProposedViewSize
  let log: ProposalLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    log.rootSize = subviews[0].sizeThatFits(self.proposal)
    subviews[0].place(at: bounds.origin, proposal: self.proposal)
  }
}
