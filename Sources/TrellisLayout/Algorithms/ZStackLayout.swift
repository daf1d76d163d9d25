public import Foundation

/// A layout of views on top of each other, used by `ZStack`.
///
/// Its size is that of its aligned views, measured with its own proposal. Each view is then placed with the stack's size as its
/// proposal.
///
/// Source: documented, developer.apple.com/documentation/swiftui/zstacklayout; rule 7 of the layout facts in `Fixtures/Layout`,
/// recorded from SwiftUI.
public struct ZStackLayout: Layout, StackedLayout, Hashable, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the aligned views together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let (across, down) = spans(subviews.map { $0.dimensions(in: proposal) })
    return CGSize(width: across.length, height: down.length)
  }

  /// Places the views on top of each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let (across, down) = spans(dimensions)
    for (subview, each) in zip(subviews, dimensions) {
      let origin = CGPoint(
        x: bounds.minX + across.origin(guide: each[alignment.horizontal]),
        y: bounds.minY + down.origin(guide: each[alignment.vertical]))
      subview.place(at: origin, proposal: proposal)
    }
  }

  private func spans(_ all: [ViewDimensions]) -> (across: GuideSpan, down: GuideSpan) {
    var (across, down) = (GuideSpan(), GuideSpan())
    for each in all {
      across.include(guide: each[alignment.horizontal], length: each.width)
      down.include(guide: each[alignment.vertical], length: each.height)
    }
    return (across, down)
  }
}
