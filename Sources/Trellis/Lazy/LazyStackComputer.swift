import Foundation
import TrellisLayout

/// The layout computer of a lazy stack, which uses the number of views, the first view, and the measurements of shown views.
final class LazyStackComputer: LayoutComputer {
  override var name: String { stackName }
  private let stackName: String
  private let layout: LazyStackLayout
  private let list: LazyElements
  private let first: LayoutComputer?
  private let estimate: LazyEstimate?

  init(
    named name: String, layout: LazyStackLayout, list: LazyElements, first: LayoutComputer?,
    estimate: LazyEstimate?, scope: ContainerScope
  ) {
    stackName = name
    self.layout = layout
    self.list = list
    self.first = first
    self.estimate = estimate
    super.init(scope: estimate?.container == nil ? first?.scope : scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let across =
      proposal.usable[layout.axis.other]
      ?? (layout.tracks == nil
        ? first?.sizeThatFits(.unspecified)[layout.axis.other] : 0) ?? 0
    let (cells, length) = layout.cells(across: across)
    // Layout runs on the graph's actor, which is the main actor.
    nonisolated(unsafe) let list = list
    let width = max(1, cells.count)
    let count = width == 1 ? list.count : MainActor.assumeIsolated { LazyLines(list, width: width).count }
    size[layout.axis.other] = length.limited
    size[layout.axis] = self.estimate(across: size[layout.axis.other]).total(count).limited
    return size
  }

  /// Returns the estimate for lines that aren't measured, at a cross length.
  ///
  /// Lengths that are relative to one container aren't used in another. Otherwise a scroll view that is as long as its content would
  /// make the content longer, and so itself.
  func estimate(across: CGFloat) -> LazyEstimate {
    if let estimate, estimate.across == across, estimate.container == nil || estimate.container == scope?.size
    {
      return estimate
    }
    guard let first else { return LazyEstimate(across: across, length: 0, gap: 0) }
    let cell = layout.cells(across: across).cells.first?.length ?? across
    let length = first.sizeThatFits(layout.proposal(across: cell))[layout.axis]
    return LazyEstimate(across: across, length: length, gap: layout.gap(first, first))
  }

  override func isEqual(to other: LayoutComputer) -> Bool {
    guard let other = other as? LazyStackComputer else { return false }
    return layout == other.layout && list == other.list && estimate == other.estimate
      && first === other.first
      && scope === other.scope
  }
}
