import Foundation
import TrellisLayout

/// A lazy stack's computer: it answers by the number of the views, by the first of them, and by what was learned of the
/// others when they were shown.
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
    // Layout is asked where the graph is, on the main actor.
    nonisolated(unsafe) let list = list
    let width = max(1, cells.count)
    let count = width == 1 ? list.count : MainActor.assumeIsolated { LazyLines(list, width: width).count }
    size[layout.axis.other] = length.limited
    size[layout.axis] = self.estimate(across: size[layout.axis.other]).total(count).limited
    return size
  }

  /// How long a line counts that nobody has measured, in a stack that is so long across.
  ///
  /// Lines whose lengths are relative to a container say nothing of how long they are in another one. Otherwise a scroll view that is as
  /// long as its content would make the content longer, and so itself.
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
