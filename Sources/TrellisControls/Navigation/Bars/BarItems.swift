import Foundation
import Trellis

/// The layout of the items at one side of a bar.
///
/// Each item has its ideal width if there is room. Items that can grow or shrink share the rest of the available width. If the items
/// don't fit, movable items move into the bar's menu, the last ones first, and the menu is shown.
nonisolated struct BarItems: ChoosingLayout {
  let spacing: CGFloat

  /// The behaviour of an item if the items don't fit.
  enum Role: Equatable, Sendable {
    /// The item is always shown.
    case fixed
    /// The item is shown if there is room; if not, it is in the bar's menu, as are all items with a lower priority.
    case movable(priority: Double)
    /// The bar's menu, shown only if a movable item isn't.
    case menu

    /// The priority of a movable item; nil for others.
    var priority: Double? {
      if case .movable(let priority) = self { priority } else { nil }
    }
  }

  func shown(for proposal: ProposedViewSize, of subviews: Subviews) -> [Int] {
    var shown = subviews.indices.filter { subviews[$0].barRole != .menu }
    guard let width = proposal.width, width.isFinite, !fits(shown, in: width, proposal.height, subviews)
    else {
      return shown
    }
    shown = Array(subviews.indices)
    while !fits(shown, in: width, proposal.height, subviews) {
      let lowest = shown.compactMap { subviews[$0].barRole.priority }.min()
      guard let lowest, let last = shown.lastIndex(where: { subviews[$0].barRole.priority == lowest })
      else { break }
      shown.remove(at: last)
    }
    return shown.contains { subviews[$0].barRole == .menu } && shown.count == subviews.count
      ? shown.filter { subviews[$0].barRole != .menu } : shown
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = shown(for: proposal, of: subviews)
    let sizes = sizes(proposal, shown.map { subviews[$0] })
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gaps(shown.count), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    let shown = shown(for: proposal, of: subviews)
    for (index, size) in zip(shown, sizes(proposal, shown.map { subviews[$0] })) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }

  private func gaps(_ count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }

  /// Whether views at some indices have room: their ideal widths, or the least widths of views that fill any space, such as text
  /// fields.
  private func fits(_ indices: [Int], in width: CGFloat, _ height: CGFloat?, _ subviews: Subviews) -> Bool {
    func measured(_ index: Int, _ width: CGFloat?) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: width, height: height)).width
    }
    let needed = indices.map { index in
      let ideal = measured(index, nil)
      return measured(index, .infinity) > ideal ? min(ideal, measured(index, 0)) : ideal
    }
    return needed.reduce(0, +) + gaps(indices.count) <= width + 0.001
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> [CGSize] {
    let own = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
    guard let width = proposal.width else { return own }
    var rest = width - gaps(subviews.count) - own.map(\.width).reduce(0, +)
    if abs(rest) < 0.001 || rest.isNaN { return own }
    // The widths of the items without any space, or with unlimited space.
    let bounds = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: rest < 0 ? 0 : .infinity, height: proposal.height)).width
    }
    let order = subviews.indices.filter { abs(bounds[$0] - own[$0].width) > 0.001 }
      .sorted { abs(bounds[$0] - own[$0].width) < abs(bounds[$1] - own[$1].width) }
    var sizes = own
    for (position, index) in order.enumerated() where rest.isFinite {
      let share = rest / CGFloat(order.count - position)
      sizes[index] = subviews[index].sizeThatFits(
        ProposedViewSize(width: max(0, own[index].width + share), height: proposal.height))
      rest -= sizes[index].width - own[index].width
    }
    return sizes
  }
}

private nonisolated struct BarRoleKey: LayoutValueKey {
  static let defaultValue = BarItems.Role.fixed
}

extension LayoutSubview {
  fileprivate var barRole: BarItems.Role { self[BarRoleKey.self] }
}

extension View {
  /// Sets what happens to the view in a bar that has no room for all views.
  nonisolated func barRole(_ role: BarItems.Role) -> some View {
    layoutValue(key: BarRoleKey.self, value: role)
  }
}
