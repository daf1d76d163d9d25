import Foundation
import TrellisGraph
import TrellisLayout

/// What a container's layout remembers, as long as the container is there.
final class LayoutCache<L: Layout> {
  fileprivate var value: L.Cache?
  /// The size of the container that sizes are relative to when the layout was asked last.
  fileprivate var container: CGSize?

  /// Hands the value out for as long as the layout is asked, which asks what is in the container.
  ///
  /// The value is taken out meanwhile. Were it accessed in place, the accesses of all containers around would be open, and Swift looks
  /// through those that are whenever another begins: what nests deep would take the square of its depth.
  fileprivate func lent<Answer>(to question: (inout L.Cache) -> Answer) -> Answer {
    var lent: L.Cache?
    swap(&lent, &value)
    defer { swap(&lent, &value) }
    return question(&lent!)
  }
}

/// A container's computer as its children's groups know it: it takes in a child's new computer, where that answers alike.
@MainActor
final class SteadyComputer {
  /// The computer that there is; nil before there is one.
  var current: LayoutComputer?
  /// The computers that are others since it was made, and that it couldn't take in, by their indices.
  var news: [(index: Int, computer: LayoutComputer)] = []

  /// Puts a child's new computer in the place of the old one, where all stays true that the container's has answered; answers
  /// whether it does.
  func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool {
    if let current, current.exchange(old, at: index, for: new) { return true }
    news.append((index, new))
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
  /// The last placements, with what they were asked for.
  private var last: (size: CGSize, proposal: ProposedViewSize, container: CGSize?, placements: [Placement])?
  /// Whether the layout is the program's own: what it answers has to be looked at.
  private let isForeign: Bool
  /// The attribute of this computer where code of the program answers, which may read state.
  private let asking: Attribute<LayoutComputer>?
  /// The first subview where the layout is a container to it, and its size is relative to one.
  private let contained: ContainedItem?

  /// The graph of its attribute, which knows how much is left of the native stack: containers ask each other as deep as they nest.
  private unowned let graph: AttributeGraph

  /// The subviews, which one computer hands on to the next.
  private final class Views {
    var list: LayoutSubviews
    init(_ list: LayoutSubviews) { self.list = list }
  }

  private var subviews: LayoutSubviews { views.list }

  /// Creates the computer of a layout or of subviews that are new; what the layout remembers is brought up to date.
  ///
  /// What the program's code reads when it is asked later becomes an input of the attribute, whose value this is.
  init(
    named name: String, layout: L, subviews: LayoutSubviews, scope: ContainerScope?, cache: LayoutCache<L>,
    in graph: AttributeGraph, of attribute: Attribute<LayoutComputer>? = nil
  ) {
    containerName = name
    self.graph = graph
    self.layout = layout
    self.cache = cache
    isForeign = L.isForeign
    asking =
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

  /// Creates the computer that follows another, whose subviews are others already; what the layout remembers is left to be
  /// brought up to date.
  private init(following old: ContainerComputer) {
    containerName = old.containerName
    graph = old.graph
    layout = old.layout
    cache = old.cache
    (isForeign, asking, contained) = (old.isForeign, nil, nil)
    views = old.views
    super.init(scope: nil)
  }

  /// The computer that follows this one where some children's computers are others; nil where it can't be told from those alone.
  ///
  /// What the rest has answered counts.
  func following(_ news: [(index: Int, computer: LayoutComputer)]) -> ContainerComputer? {
    guard canGoOn, !news.contains(where: { $0.index >= subviews.count || $0.computer.scope != nil }) else {
      return nil
    }
    for new in news { views.list.exchangeItem(at: new.index, for: new.computer) }
    layout.exchangeViews(at: news.map(\.index), &cache.value!, subviews: subviews)
    return ContainerComputer(following: self)
  }

  /// The same where some children have come or gone, beside those whose computers are others.
  @MainActor func following(_ list: ChildList, _ news: [(index: Int, computer: LayoutComputer)])
    -> ContainerComputer?
  {
    let change = list.change
    guard canGoOn, news.isEmpty, change.range.upperBound <= subviews.count,
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

  /// Goes on with other computers of the same children, where all that these have answered stays true, and answers whether it
  /// does; then nothing is laid out anew.
  ///
  /// A program's own layout is asked again: what it reads may have changed.
  func goOn(with items: [LayoutComputer], _ layout: L, _ direction: LayoutDirection) -> Bool {
    guard subviews.count == items.count, goesOn(layout, direction) else { return false }
    var changed: [Int] = []
    for (index, item) in items.enumerated() where subviews.item(at: index) !== item {
      guard (subviews.item(at: index) as! LayoutComputer).hasAnswered(like: item) else { return false }
      changed.append(index)
    }
    for index in changed { views.list.exchangeItem(at: index, for: items[index]) }
    return true
  }

  /// Whether its answers stay true with a layout that it is given, where those of its children do.
  func goesOn(_ layout: L, _ direction: LayoutDirection) -> Bool {
    canGoOn && direction == subviews.layoutDirection && ValueComparison.areEqual(layout, self.layout)
  }

  private var canGoOn: Bool { asking == nil && contained == nil && scope == nil }

  override func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool {
    guard canGoOn, index < subviews.count, subviews.item(at: index) === old, old.hasAnswered(like: new) else {
      return false
    }
    views.list.exchangeItem(at: index, for: new)
    return true
  }

  /// What messages call the layout: a program's own by its type.
  private var title: String { isForeign ? "\(type(of: layout))" : name }

  /// Asks the layout; what code of the program reads then is what this computer answers by.
  private func ask<Answer>(at proposal: ProposedViewSize? = nil, _ question: (inout L.Cache) -> Answer)
    -> Answer
  {
    if let contained, let proposal, let size = containerOfFirst(proposal) { contained.container = size }
    adaptCache()
    return asking.map { $0.withLateReads { cache.lent(to: question) } } ?? cache.lent(to: question)
  }

  /// What the house's layouts remember of answers holds in one container; in another they remember nothing.
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var answer = graph.withRoom {
      ask(at: proposal) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    for axis in Axis.allCases { answer[axis] = usable(answer[axis], at: proposal, axis) }
    return answer
  }

  /// A length that the layout answered, where it makes sense.
  private func usable(_ length: CGFloat, at proposal: ProposedViewSize, _ axis: Axis) -> CGFloat {
    if length.isNaN || length < 0 {
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is \(length); it counts as 0; answer a length in points"
      )
      return 0
    }
    let isProposedInfinity = proposal.width == .infinity || proposal.height == .infinity
    if isForeign, length == .infinity, !isProposedInfinity {
      let instead = proposal[axis] ?? 0
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is infinite where nothing infinite was proposed; "
          + "\(instead) is taken; answer a length in points")
      return instead
    }
    if isForeign, length.limited != length {
      Warning.report(
        "\(title).sizeThatFits: the \(axis.lengthName) is \(length); it counts as \(length.limited); "
          + "answer a length in points")
    }
    return length.limited
  }

  /// Where the children stand; a container of the house that has only been moved has put them there before.
  ///
  /// A program's own layout is asked again: it may look at state while it places.
  override func placements(_ view: ViewSize) -> [Placement] {
    if !isForeign, let last, last.size == view.size, last.proposal == view.proposal,
      last.container == scope?.size
    {
      return last.placements
    }
    if let contained, let size = containerOfFirst(view.proposal) { contained.container = size }
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
      placed[index].proposal = subviews.item(at: index).whatCounts(of: placed[index].proposal)
    }
    for index in placed.indices where !placed[index].frame.isUsual || isMirrored {
      for axis in Axis.allCases where !placed[index].frame.size[axis].isFinite {
        Warning.report(
          "\(title).placeSubviews: a subview's \(axis.lengthName) is infinite; it gets the container's; "
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

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    graph.withRoom { alignment(key, at: proposal) }
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
      "\(title): the alignment guide \(key.id) is at \(position); it counts as not set; give a length in points"
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

  override func measureGuides() -> GuideSet { graph.withRoom { layout.containerGuides(of: subviews) } }

  private var knownSpacing: ViewSpacing?

  override func measureSpacing() -> ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = graph.withRoom { ask { layout.spacing(subviews: subviews, cache: &$0) } }
    knownSpacing = spacing
    return spacing
  }

  override func measurePriority() -> Double { graph.withRoom { layout.containerPriority(of: subviews) } }
}

extension Layout {
  /// Whether the layout is the program's own, or may hold one: it is asked anew whenever what it is read from changes.
  static var isForeign: Bool { family == .any || family == .foreign }
}

extension CGRect {
  /// Whether all of its numbers are such as layouts compute with.
  fileprivate var isUsual: Bool {
    max(abs(origin.x), abs(origin.y), abs(size.width), abs(size.height)) <= CGFloat.greatestLength
      && !origin.x.isNaN && !origin.y.isNaN && !size.width.isNaN && !size.height.isNaN
  }
}

extension Axis {
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
