import Foundation
import TrellisGraph
import TrellisLayout

/// A row's computer as the container around it sees it: the same one as long as all that it has answered stays true, so
/// that a text that changes in one of many rows lays out its row alone.
private final class SteadyComputer: LayoutComputer {
  /// What answers now.
  private var base: LayoutComputer

  init(_ base: LayoutComputer) {
    self.base = base
    super.init(scope: base.scope)
    // Asked now: later, the base may have handed what its layout remembers on to the next one.
    _ = (guides, spacing, priority)
  }

  /// Goes on with another computer where that answers alike, and says whether it does.
  func follow(_ next: LayoutComputer) -> Bool {
    guard hasAnswered(like: next) else { return false }
    base = next
    return true
  }

  override var name: String { base.name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  override func containerOfFirst(_ proposal: ProposedViewSize) -> CGSize? { base.containerOfFirst(proposal) }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    base.explicitAlignment(key, at: proposal)
  }

  override func measureGuides() -> GuideSet { base.guides }

  override func measureSpacing() -> ViewSpacing { base.spacing }

  override func measurePriority() -> Double { base.priority }

  override func copy(replacingChildren replacement: (LayoutComputer) -> any LayoutItem) -> LayoutComputer {
    base.copy(replacingChildren: replacement)
  }
}

/// Builds an attribute of a computer that changes only where something that was asked of it is answered otherwise.
@MainActor
func makeSteady(
  _ computer: Attribute<LayoutComputer>, named name: String, _ graph: AttributeGraph
) -> Attribute<LayoutComputer> {
  var steady: SteadyComputer?
  return graph.rule(name: name, kind: .layoutComputer) { () -> LayoutComputer in
    let next = computer.wrappedValue
    if let steady, steady.follow(next) { return steady }
    let new = SteadyComputer(next)
    steady = new
    return new
  }
}
