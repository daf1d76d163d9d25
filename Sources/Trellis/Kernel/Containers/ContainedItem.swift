import Foundation
import TrellisLayout

/// The content of a scroll view, or of what takes room at its edges, as its layout sees it, where sizes in it are relative to
/// a container: it is asked in that container.
final class ContainedItem: LayoutItem {
  let base: any LayoutItem
  let scope: ContainerScope
  /// The container's size; who asks the layout says so first.
  var container = CGSize.zero
  private let layout: any RelativeContainer

  private init(_ base: any LayoutItem, _ layout: any RelativeContainer, _ scope: ContainerScope) {
    self.base = base
    self.layout = layout
    self.scope = scope
  }

  /// Puts such an item in the place of the first subview, where the layout is a container to that.
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

  /// The container's size where a size is proposed to the layout.
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
