import Foundation
import TrellisGraph
import TrellisLayout

/// The cache of a container's layout, which lives as long as the container.
final class LayoutCache<L: Layout> {
  fileprivate var value: L.Cache?
  /// The size of the container that sizes are relative to, as of the last call of the layout.
  fileprivate var container: CGSize?
  /// The proposal of the last call of `sizeThatFits`, for a layout of the program; nil before the first one.
  fileprivate var lastProposal: ProposedViewSize?

  /// Lends the cache to a call of the layout, which in turn measures the container's content.
  ///
  /// The value is moved out during the call. If the value were accessed in place, the accesses of all surrounding containers would be
  /// open. Swift searches the open accesses whenever another one begins, so deep nesting would take quadratic time.
  fileprivate func lent<Answer>(to question: (inout L.Cache) -> Answer) -> Answer {
    var lent: L.Cache?
    swap(&lent, &value)
    defer { swap(&lent, &value) }
    return question(&lent!)
  }
}

/// A container's current computer, as its children's groups know it: adopts a child's new computer that gives equal results.
@MainActor
class ComputerHolder {
  /// The current computer, or nil before the first one.
  final var computerNow: LayoutComputer?
  /// The children's new computers that ``computerNow`` couldn't adopt since it was made, by index.
  final var newComputers: [(index: Int, computer: LayoutComputer)] = []

  /// Replaces a child's computer in the container's if all earlier results stay valid, and returns whether they do.
  ///
  /// Otherwise adds the new computer to ``newComputers``.
  final func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool {
    if let computerNow, computerNow.exchange(old, at: index, for: new) { return true }
    newComputers.append((index, new))
    return false
  }
}

/// A container's computer: a layout over the children's computers.
final class ContainerComputer<L: Layout>: LayoutComputer {
  override var name: String { containerName }
  private let containerName: String
  private let layout: L
  private let views: Views
  private let cache: LayoutCache<L>
  /// The last placements, with the arguments that gave them.
  private var last: (size: CGSize, proposal: ProposedViewSize, container: CGSize?, placements: [Placement])?
  /// Whether the layout is the program's own, so that its results have to be checked.
  private let isForeign: Bool
  /// The attribute of this computer if code of the program, which may read state, computes the results; otherwise nil.
  private let lateReadAttribute: Attribute<LayoutComputer>?
  /// The first subview if the layout is a container for relative sizes and the subview's size is relative to it; otherwise nil.
  private let contained: ContainedItem?

  /// The attribute's graph, which tracks the remaining native stack, because nested containers call each other recursively.
  private unowned let graph: AttributeGraph

  /// The subviews, which one computer passes on to the next.
  private final class Views {
    var list: LayoutSubviews
    init(_ list: LayoutSubviews) { self.list = list }
  }

  private var subviews: LayoutSubviews { views.list }

  /// Creates the computer of a new layout or of new subviews, and updates the layout's cache.
  ///
  /// Anything that the program's code reads in later calls becomes an input of `attribute`, whose value this computer is.
  init(
    named name: String, layout: L, subviews: LayoutSubviews, scope: ContainerScope?, cache: LayoutCache<L>,
    in graph: AttributeGraph, of attribute: Attribute<LayoutComputer>? = nil
  ) {
    containerName = name
    self.graph = graph
    self.layout = layout
    self.cache = cache
    isForeign = L.isForeign
    lateReadAttribute =
      isForeign || L.self == AlignmentGuideLayout.self || L.self == RelativeFrameLayout.self ? attribute : nil
    var subviews = subviews
    contained = scope.flatMap { ContainedItem.contain(&subviews, in: layout, $0) }
    views = Views(subviews)
    super.init(scope: scope)
    if cache.value != nil {
      layout.updateCache(&cache.value!, subviews: subviews)
    } else {
      cache.value = layout.makeCache(subviews: subviews)
    }
  }

  /// Creates the successor of a computer whose subviews were already exchanged, without updating the layout's cache.
  private init(following old: ContainerComputer) {
    containerName = old.containerName
    graph = old.graph
    layout = old.layout
    cache = old.cache
    (isForeign, lateReadAttribute, contained) = (old.isForeign, nil, nil)
    views = old.views
    super.init(scope: nil)
  }

  /// Returns the computer that follows this one after some children's computers changed, or nil if a new one is needed.
  ///
  /// Results about the other children stay valid.
  func following(_ newComputers: [(index: Int, computer: LayoutComputer)]) -> ContainerComputer? {
    guard canAdoptComputers,
      !newComputers.contains(where: { $0.index >= subviews.count || $0.computer.scope != nil })
    else {
      return nil
    }
    for new in newComputers { views.list.exchangeItem(at: new.index, for: new.computer) }
    layout.exchangeViews(at: newComputers.map(\.index), &cache.value!, subviews: subviews)
    return ContainerComputer(following: self)
  }

  /// Returns the computer that follows this one after children were inserted or removed, or nil if a new one is needed.
  ///
  /// Changed computers in new groups are adopted. If `newComputers` isn't empty, the result is nil.
  @MainActor func following(_ list: ChildList, _ newComputers: [(index: Int, computer: LayoutComputer)])
    -> ContainerComputer?
  {
    let change = list.change
    guard canAdoptComputers, newComputers.isEmpty, change.range.upperBound <= subviews.count,
      subviews.count - change.range.count + change.count == list.members.count,
      !list.groups.contains(where: { $0.scope != nil })
    else { return nil }
    views.list.replaceItems(in: change.range, with: list.computers(in: change.newRange))
    layout.replaceViews(in: change.range, by: change.count, &cache.value!, subviews: subviews)
    var others: [Int] = []
    for group in list.groups where !group.isKnown {
      for (index, computer) in group.computers.enumerated()
      where subviews.item(at: group.start + index) !== computer {
        views.list.exchangeItem(at: group.start + index, for: computer)
        others.append(group.start + index)
      }
    }
    if !others.isEmpty { layout.exchangeViews(at: others, &cache.value!, subviews: subviews) }
    return ContainerComputer(following: self)
  }

  /// Adopts other computers of the same children if all earlier results stay valid, and returns whether they do.
  ///
  /// If so, nothing is laid out again. A program's own layout is always called again, because what it reads may have changed.
  func adopt(
    _ items: some RandomAccessCollection<LayoutComputer>, _ layout: L, _ direction: LayoutDirection
  ) -> Bool {
    guard subviews.count == items.count, staysValid(with: layout, direction) else { return false }
    var changed: [(index: Int, item: LayoutComputer)] = []
    for (index, item) in items.enumerated() where subviews.item(at: index) !== item {
      guard unsafeDowncast(subviews.item(at: index), to: LayoutComputer.self).hasAnswered(like: item) else {
        return false
      }
      changed.append((index, item))
    }
    for (index, item) in changed { views.list.exchangeItem(at: index, for: item) }
    return true
  }

  /// Returns whether the results stay valid with a layout, provided that those of the children do.
  func staysValid(with layout: L, _ direction: LayoutDirection) -> Bool {
    canAdoptComputers && direction == subviews.layoutDirection
      && ValueComparison.areEqual(layout, self.layout)
  }

  private var canAdoptComputers: Bool { lateReadAttribute == nil && contained == nil && scope == nil }

  @_specialize(where L == HStackLayout)
  @_specialize(where L == VStackLayout)
  @_specialize(where L == ZStackLayout)
  @_specialize(where L == FrameLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == SecondaryLayout)
  override func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool {
    guard canAdoptComputers, index < subviews.count, subviews.item(at: index) === old,
      old.hasAnswered(like: new)
    else {
      return false
    }
    views.list.exchangeItem(at: index, for: new)
    return true
  }

  /// The layout's name in messages; a program's own layout is named by its type.
  private var title: String { isForeign ? "\(type(of: layout))" : name }

  /// Calls the layout; this computer's attribute depends on what the program's code reads in the call.
  private func ask<Answer>(at proposal: ProposedViewSize? = nil, _ question: (inout L.Cache) -> Answer)
    -> Answer
  {
    if let contained, let proposal, let size = containerOfFirst(proposal) { contained.container = size }
    adaptCache()
    return lateReadAttribute.map { $0.withLateReads { cache.lent(to: question) } } ?? cache.lent(to: question)
  }

  /// Updates the cache of a built-in layout if the container's size has changed, because the cache is valid for one container size.
  private func adaptCache() {
    guard !isForeign, let scope, cache.container != scope.size else { return }
    cache.container = scope.size
    layout.updateCache(&cache.value!, subviews: subviews)
  }

  override var stackAccount: (account: StackAccount, names: [String])? {
    guard let stack = cache.value as? StackCache,
      let account = stack.account(along: L.layoutProperties.stackOrientation),
      account.answers.count == subviews.count
    else { return nil }
    return (account, subviews.indices.map { (subviews.item(at: $0) as? LayoutComputer)?.name ?? "" })
  }

  @_specialize(where L == HStackLayout)
  @_specialize(where L == VStackLayout)
  @_specialize(where L == ZStackLayout)
  @_specialize(where L == FrameLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == SecondaryLayout)
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isForeign { cache.lastProposal = proposal }
    var answer = graph.withNativeStack {
      ask(at: proposal) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    for axis in Axis.allCases { answer[axis] = usable(answer[axis], at: proposal, axis) }
    return answer
  }

  /// Returns a length from the layout, or a usable one in its place, with a warning.
  private func usable(_ length: CGFloat, at proposal: ProposedViewSize, _ axis: Axis) -> CGFloat {
    if length.isNaN || length < 0 {
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is \(length); 0 is used; return a length in points"
      )
      return 0
    }
    let isProposedInfinity = proposal.width == .infinity || proposal.height == .infinity
    if isForeign, length == .infinity, !isProposedInfinity {
      let instead = proposal[axis] ?? 0
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is infinite, but the proposal isn't; "
          + "\(instead) is used; return a length in points")
      return instead
    }
    if isForeign, length.limited != length {
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is \(length); \(length.limited) is used; "
          + "return a length in points")
    }
    return length.limited
  }

  /// Returns the children's placements; a built-in layout isn't called again for an equal size and proposal.
  ///
  /// A program's own layout is always called again, because it may read state while it places subviews. It is measured before, if it
  /// was measured for another proposal since: many layouts use in `placeSubviews` what `sizeThatFits` left in the cache.
  @_specialize(where L == HStackLayout)
  @_specialize(where L == VStackLayout)
  @_specialize(where L == ZStackLayout)
  @_specialize(where L == FrameLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == SecondaryLayout)
  override func placements(_ view: ViewSize) -> [Placement] {
    if !isForeign, let last, last.size == view.size, last.proposal == view.proposal,
      last.container == scope?.size
    {
      return last.placements
    }
    if let contained, let size = containerOfFirst(view.proposal) { contained.container = size }
    if isForeign, cache.lastProposal != view.proposal { _ = measure(view.proposal) }
    adaptCache()
    let placed = place(view)
    last = (view.size, view.proposal, scope?.size, placed)
    return placed
  }

  private func place(_ view: ViewSize) -> [Placement] {
    let size = view.size
    let bounds = CGRect(origin: .zero, size: size)
    let isMirrored = subviews.layoutDirection == .rightToLeft
    var placed = subviews.placements(in: bounds, proposal: view.proposal) { subviews in
      layout.placeSubviews(in: bounds, proposal: view.proposal, subviews: subviews, cache: &cache.value!)
    }
    for index in placed.indices {
      placed[index].proposal = subviews.item(at: index).effectiveProposal(for: placed[index].proposal)
    }
    for index in placed.indices where !placed[index].frame.isUsual || isMirrored {
      for axis in Axis.allCases where !placed[index].frame.size[axis].isFinite {
        Warning.report(
          "\(title).placeSubviews: a subview's \(axis.lengthName) is infinite; the container's is used; "
            + "propose a length in points")
        placed[index].frame.size[axis] = size[axis].isFinite ? size[axis] : 0
      }
      for axis in Axis.allCases {
        placed[index].frame.origin[axis] = placed[index].frame.origin[axis].limited
        placed[index].frame.size[axis] = placed[index].frame.size[axis].limited
      }
      if isMirrored {
        placed[index].frame.origin.x = size.width - placed[index].frame.width - placed[index].frame.minX
      }
    }
    return placed
  }

  @_specialize(where L == HStackLayout)
  @_specialize(where L == VStackLayout)
  @_specialize(where L == ZStackLayout)
  @_specialize(where L == FrameLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == SecondaryLayout)
  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    graph.withNativeStack { alignment(key, at: proposal) }
  }

  private func alignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    let position = ask(at: proposal) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard let position, !position.isFinite else { return position?.limited }
    Warning.report(
      "\(title): the alignment guide \(key.id) is at \(position); the guide is ignored; give a length in points"
    )
    return nil
  }

  override func withLayout<Result>(_ body: (any Layout, LayoutSubviews) -> Result) -> Result? {
    body(layout, subviews)
  }

  override func copy(replacingChildren replacement: (LayoutComputer) -> any LayoutItem) -> LayoutComputer {
    ContainerComputer(
      named: name, layout: layout,
      subviews: subviews.mapItems {
        replacement(($0 as? ContainedItem)?.base as? LayoutComputer ?? $0 as! LayoutComputer)
      },
      scope: scope, cache: LayoutCache(), in: graph)
  }

  override func containerOfFirst(_ proposal: ProposedViewSize) -> CGSize? {
    contained?.containerSize(proposal, of: subviews)
  }

  override func measureGuides() -> GuideSet { graph.withNativeStack { layout.containerGuides(of: subviews) } }

  private var knownSpacing: ViewSpacing?

  @_specialize(where L == HStackLayout)
  @_specialize(where L == VStackLayout)
  @_specialize(where L == ZStackLayout)
  @_specialize(where L == FrameLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == SecondaryLayout)
  override func measureSpacing() -> ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = graph.withNativeStack { ask { layout.spacing(subviews: subviews, cache: &$0) } }
    knownSpacing = spacing
    return spacing
  }

  override func measurePriority() -> Double {
    graph.withNativeStack { layout.containerPriority(of: subviews) }
  }
}

extension Layout {
  /// Whether the layout is the program's own, or may hold one: it is called again whenever its source changes.
  static var isForeign: Bool { family == .any || family == .foreign }
}

extension CGRect {
  /// Whether all four numbers are in the range that layouts compute with, and none is NaN.
  fileprivate var isUsual: Bool {
    max(abs(origin.x), abs(origin.y), abs(size.width), abs(size.height)) <= CGFloat.greatestLength
      && !origin.x.isNaN && !origin.y.isNaN && !size.width.isNaN && !size.height.isNaN
  }
}

extension Axis {
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
