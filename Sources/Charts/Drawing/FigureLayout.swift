import Foundation
import Trellis

/// The frame of a mark's view in the plot area.
nonisolated struct FigurePlacement: Equatable {
  var frame: CGRect
  /// Whether the view has a size of its own, and is around the middle of the frame.
  var isCentered: Bool
}

/// The frame of a mark's view; nil for the whole area.
struct FigureFrame: LayoutValueKey {
  nonisolated static var defaultValue: FigurePlacement? { nil }
}

/// A layout that places views at given frames.
nonisolated struct FigureLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let placement = subview[FigureFrame.self]
      let frame = placement?.frame ?? CGRect(origin: .zero, size: bounds.size)
      if placement?.isCentered == true {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
          proposal: .unspecified)
        continue
      }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
