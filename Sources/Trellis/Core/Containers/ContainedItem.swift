import Foundation
import TrellisLayout

/// A layout's first subview whose sizes are relative to a container: the content of a scroll view or of an edge inset.
///
/// The subview is measured within that container.
final class ContainedItem: LayoutItem {
  let base: any LayoutItem
  let scope: ContainerScope
  /// The container's size, set before the subview is measured.
  var container = CGSize.zero
  private let layout: any RelativeContainer

  private init(_ base: any LayoutItem, _ layout: any RelativeContainer, _ scope: ContainerScope) {
    self.base = base
    self.layout = layout
    self.scope = scope
  }

  /// Wraps the first subview if the layout is a container for relative sizes; returns the wrapper, or nil.
  static func contain(
    _ subviews: inout LayoutSubviews, in layout: some Layout, _ scope: ContainerScope
  ) -> ContainedItem? {
    guard let layout = layout as? any RelativeContainer else { return nil }
    var contained: ContainedItem?
    subviews = subviews.mapItems { item in
      if contained != nil { return item }
      contained = ContainedItem(item, layout, scope)
      return contained!
    }
    return contained
  }

  /// Returns the container's size for a proposal to the layout.
  func containerSize(_ proposal: ProposedViewSize, of subviews: LayoutSubviews) -> CGSize {
    layout.containerSize(proposal, in: scope.size, of: subviews)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    scope.within(container) { base.sizeThatFits(proposal) }
  }

  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    scope.within(container) { base.explicitAlignment(key, at: proposal) }
  }

  var guides: GuideSet { base.guides }
  var spacing: ViewSpacing { base.spacing }
  var priority: Double { base.priority }
}
