package import Foundation

/// A horizontal or vertical stack.
///
/// On the main axis, where a size is proposed: the spacing is taken off; views are served by priority, highest first, each
/// priority offered what is left without the minima of the lower ones; within a priority the least flexible view first,
/// each proposed an equal share of what remains. Where the main axis is nil or infinite, every view gets just that.
///
/// Source: the rules in `Fixtures/Layout`, recorded from SwiftUI.
package struct StackLayout: LayoutAlgorithm {
  /// The axis along which views stand in a row.
  package var axis: Axis
  /// How views line up across it: the share of the free space before a view.
  package var crossShare: CGFloat
  /// The space between two views, in points; nil is the default: 8, and 0 beside a spacer.
  package var spacing: CGFloat?

  package init(horizontal alignment: VerticalAlignment, spacing: CGFloat?) {
    axis = .horizontal
    crossShare = alignment.share
    self.spacing = spacing
  }

  package init(vertical alignment: HorizontalAlignment, spacing: CGFloat?) {
    axis = .vertical
    crossShare = alignment.share
    self.spacing = spacing
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [some LayoutItem]) -> CGSize {
    let proposals = proposals(for: items, proposal)
    let sizes = zip(items, proposals).map { $0.sizeThatFits($1) }
    var size = CGSize.zero
    size[axis] = sizes.reduce(gaps(items).reduce(0, +)) { $0 + $1[axis] }
    size[axis.other] = sizes.reduce(0) { max($0, $1[axis.other]) }
    return size
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, items: [some LayoutItem]
  ) -> [Placement] {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let proposals = proposals(for: items, proposal)
    let gaps = gaps(items)
    var position: CGFloat = 0
    return items.indices.map { index in
      let answer = items[index].sizeThatFits(proposals[index])
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = (size[axis.other] - answer[axis.other]) * crossShare
      position += answer[axis] + (index < gaps.count ? gaps[index] : 0)
      return Placement(frame: CGRect(origin: origin, size: answer), proposal: proposals[index])
    }
  }

  package func traits(items: [some LayoutItem]) -> LayoutTraits {
    items.count == 1 ? items[0].traits : LayoutTraits()
  }

  /// The space behind each view but the last.
  private func gaps(_ items: [some LayoutItem]) -> [CGFloat] {
    zip(items, items.dropFirst()).map { first, second in
      spacing ?? (first.traits.isSpacer || second.traits.isSpacer ? 0 : 8)
    }
  }

  /// What each view is proposed.
  private func proposals(for items: [some LayoutItem], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    var proposals = Array(repeating: proposal, count: items.count)
    guard let main = space(proposal[axis]), main.isFinite, !items.isEmpty else { return proposals }

    func answer(_ index: Int, _ length: CGFloat) -> CGFloat {
      var asked = proposal
      asked[axis] = length
      return items[index].sizeThatFits(asked)[axis]
    }
    let byPriority = Dictionary(grouping: items.indices) { items[$0].traits.priority }
    let groups = byPriority.sorted { $0.key > $1.key }.map(\.value)
    let minima = groups.map { group in groups.count == 1 ? 0 : group.reduce(0) { $0 + answer($1, 0) } }
    var remaining = main - gaps(items).reduce(0, +)
    var reserved = minima.reduce(0, +)

    for (group, minimum) in zip(groups, minima) {
      reserved -= minimum
      remaining -= reserved
      let flexibility = group.map { answer($0, .infinity) - answer($0, 0) }
      // Infinity minus infinity says nothing: such a view counts as wholly flexible.
      let order = group.indices.sorted { first, second in
        let (one, two) = (flexibility[first], flexibility[second])
        return (one.isNaN ? .infinity : one, first) < (two.isNaN ? .infinity : two, second)
      }
      for (served, member) in order.enumerated() {
        let index = group[member]
        let share = max(0, remaining / CGFloat(order.count - served))
        proposals[index][axis] = share
        remaining -= items[index].sizeThatFits(proposals[index])[axis]
      }
      remaining += reserved
    }
    return proposals
  }
}
