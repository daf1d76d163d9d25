import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// Builds a container: its children, layout computer, placements and display list.
///
/// `paintOrder` returns the indices of the children to draw, in order; nil draws all, those with a lower z-index first. The
/// children's channels are reduced in the children's own order; with `hiding`, only those of drawn children are. The layout computer
/// depends on what `layout` reads.
///
/// The usual layouts have code of their own, because generic code asks the runtime for a type's metadata again and again.
@_specialize(where L == HStackLayout)
@_specialize(where L == VStackLayout)
@_specialize(where L == ZStackLayout)
@_specialize(where L == FrameLayout)
@_specialize(where L == PaddingLayout)
@_specialize(where L == SecondaryLayout)
@MainActor
func makeContainer<L: Layout>(
  named name: String, layout: LayoutSource<L>, content: ViewList,
  paintOrder: ((Attribute<LayoutComputer>, ViewSize) -> [Int])? = nil, hiding: HidingOutputs? = nil,
  _ inputs: ViewInputs
) -> ViewOutputs {
  ContainerNode(
    named: name, layout: layout, content: content, paintOrder: paintOrder, hiding: hiding, inputs
  ).outputs
}

/// A function that adds to a container's outputs those of its hidden children; it gets a function that returns their channels.
typealias HidingOutputs =
  @MainActor (_ container: ViewOutputs, _ hidden: @escaping @MainActor () -> [Channels?]) ->
  ViewOutputs

/// A container in the graph: what its rules share.
///
/// ```
/// children ─▶ layout computer ─▶ placements ─┬─▶ each child's size ─▶ its display list ─┐
///     ▲              ▲               ▲       └───────────── its position ──────────────┴─▶ the container's
///  view list     layout, each     own size
///                child's computer
/// ```
/// A size that stays equal stops the change there: a child that only moves is drawn elsewhere, and nothing in it runs.
private final class ContainerNode<L: Layout>: ComputerNode<L> {
  typealias PaintOrder = (Attribute<LayoutComputer>, ViewSize) -> [Int]

  private let arrangement: Attribute<Arrangement>
  private let item: Attribute<DisplayItem>
  private let paintOrder: PaintOrder?
  private let hiding: HidingOutputs?
  private var children = Children.fixed(ChildList(of: []))

  init(
    named name: String, layout: LayoutSource<L>, content: ViewList, paintOrder: PaintOrder?,
    hiding: HidingOutputs?, _ inputs: ViewInputs
  ) {
    (self.paintOrder, self.hiding) = (paintOrder, hiding)
    let graph = inputs.graph
    arrangement = graph.declare(Arrangement.self, name: name, kind: .placements)
    item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
    super.init(named: name, layout: layout, inputs)
    children = Children.make(of: content, named: name, arrangement, self, mayHide: hiding != nil, inputs)
    graph.define(computer) { [self] in next(children.now) }
    graph.define(arrangement) { [self] in arranged() }
    graph.define(item) { [self] in drawing() }
  }

  var outputs: ViewOutputs {
    let (graph, computer, position, arrangement) = (inputs.graph, computer, inputs.position, arrangement)
    let children = children
    var channels = children.channels(graph)
    guard let hiding, let paintOrder, channels != nil else {
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: channels)
    }
    func members(areShown: Bool) -> [Child] {
      let shown = Set(paintOrder(computer, position.geometry.wrappedValue))
      return children.now.members.enumerated().filter { shown.contains($0.offset) == areShown }.map(\.element)
    }
    channels = .changing(graph) {
      _ = arrangement.wrappedValue
      return members(areShown: true).map(\.outputs.channels)
    }
    return hiding(ViewOutputs(layoutComputer: computer, displayItem: item, channels: channels)) {
      members(areShown: false).map(\.outputs.channels)
    }
  }

  private func arranged() -> Arrangement {
    let placements = placements
    children.setSizes(placements)
    inputs.context.childMotions.move(children, from: arrangement.cachedValue, to: placements, inputs)
    return Arrangement(version: children.now.version, placements: placements)
  }

  private func drawing() -> DisplayItem {
    let position = inputs.position
    let frame = position.bounds
    let order = paintOrder?(computer, position.geometry.wrappedValue)
    if hiding != nil, let order { children.show(only: order) }
    let motions = inputs.context.childMotions
    let items =
      order.map { children.items($0, arrangement.wrappedValue, motions) }
      ?? children.items(arrangement.wrappedValue, motions)
    return DisplayItem(id: item.erased.rawValue, frame: frame, content: .list(DisplayList(items)))
  }
}

/// Builds a layout modifier of a single view: places the view and reuses its drawing.
///
/// This takes two attributes, and no display list around the view's drawing.
@_specialize(where L == HStackLayout)
@_specialize(where L == VStackLayout)
@_specialize(where L == ZStackLayout)
@_specialize(where L == FrameLayout)
@_specialize(where L == PaddingLayout)
@_specialize(where L == SecondaryLayout)
@MainActor
func makeLayoutModifier<L: Layout>(
  by record: TypeRecord, layout: LayoutSource<L>, _ element: ViewElement, _ inputs: ViewInputs
) -> ViewOutputs {
  LayoutModifierNode(by: record, layout: layout, element, inputs).outputs
}

/// A layout modifier in the graph: what its rules share.
private final class LayoutModifierNode<L: Layout>: ComputerNode<L> {
  private let content: SingleViewPosition
  private let child: ViewOutputs
  /// The element of the child if the child passes values to the layout; nil for other children.
  private let givesValues: ViewElement?

  init(
    by record: TypeRecord, layout: LayoutSource<L>, _ element: ViewElement, _ inputs: ViewInputs
  ) {
    let graph = inputs.graph
    let size = graph.declare(ViewSize.self, name: record.childName, kind: .geometry)
    let content = SingleViewPosition(size, in: inputs.position, inputs.position.inside)
    content.isOffset = L.self is OffsetLayout.Type
    self.content = content
    child = graph.within(inputs.context.owner(of: element)) { element.make(content) }
    givesValues = element.hasTraits && element.traits.hasLayoutValues ? element : nil
    super.init(named: record.name, layout: layout, inputs)
    graph.define(size) { [self] in placements[0].viewSize }
    content.originSource = self
    graph.define(computer) { [self] in next(child.layoutComputer.wrappedValue, givesValues?.traits) }
    inputs.context.identities?.note(computer, at: inputs.position)
  }

  var outputs: ViewOutputs {
    ViewOutputs(
      layoutComputer: computer, displayItem: child.displayItem, offset: self, channels: child.channels)
  }
}

extension LayoutModifierNode: DrawingOffset {
  var drawingOffset: CGPoint {
    let origin = content.shownOrigin(originOfContent, inputs)
    guard let inner = child.offset?.drawingOffset else { return origin }
    return origin.moved(by: inner)
  }
}

extension LayoutModifierNode: ContentOrigin {
  var originOfContent: CGPoint { placements[0].frame.origin }
}

/// The layout computer of a container in the graph.
///
/// The current computer is kept while all its results stay valid. So a text that changes in one of many rows causes layout in its
/// own row only.
@MainActor
private class ComputerNode<L: Layout>: ComputerHolder {
  final let name: String
  final let inputs: ViewInputs
  final let computer: Attribute<LayoutComputer>
  private final let layout: LayoutSource<L>
  private final let direction: Attribute<LayoutDirection>
  private final let container: Attribute<CGSize>
  private final let cache = LayoutCache<L>()
  private final var animated: AnimatedValue<L>?
  /// The stamp of the children that the current computer is for; nil if there are few.
  private final var lastStamp: ChildList.Stamp?

  /// Creates the node and declares the computer's attribute in the current subgraph.
  init(named name: String, layout: LayoutSource<L>, _ inputs: ViewInputs) {
    (self.name, self.layout, self.inputs) = (name, layout, inputs)
    computer = inputs.graph.declare(LayoutComputer.self, name: name, kind: .layoutComputer)
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    container = inputs.position.surroundings.containerSize
    animated = AnimatedValue(L.self, inputs.context)
  }

  /// The children's placements in the container's current size; a rule that reads them depends on the size and the computer.
  final var placements: [Placement] {
    let computer = computer.wrappedValue
    return computer.within(container) { computer.placements(inputs.position.geometry.wrappedValue) }
  }

  private final var current: ContainerComputer<L>? {
    computerNow.map { unsafeDowncast($0, to: ContainerComputer<L>.self) }
  }

  /// Returns the computer for the current layout and the current children.
  final func next(_ list: ChildList) -> LayoutComputer {
    let isGrouped = !list.groups.isEmpty && !list.hasLayoutValues
    let stamp = isGrouped ? list.stamp : nil
    let layout = shownLayout()
    let direction = direction.wrappedValue
    if let current, let stamp, let lastStamp, current.staysValid(with: layout, direction) {
      if stamp == lastStamp { return current }
      if let isSame = stamp.isOfSameMembers(as: lastStamp),
        let next = isSame ? current.following(newComputers) : current.following(list, newComputers)
      {
        return take(next, list, stamp)
      }
    }
    var computers: [LayoutComputer] = []
    if isGrouped {
      for group in list.groups { computers += group.computers }
    } else {
      computers.reserveCapacity(list.members.count)
      for child in list.members { computers.append(child.outputs.layoutComputer.wrappedValue) }
    }
    if let current, !isGrouped, !list.hasLayoutValues, current.adopt(computers, layout, direction) {
      return current
    }
    var scope: ContainerScope?
    if isGrouped {
      for group in list.groups where scope == nil { scope = group.scope }
    } else {
      for computer in computers where scope == nil { scope = computer.scope }
    }
    let subviews = LayoutSubviews(
      count: computers.count,
      values: list.hasLayoutValues ? list.members.map { $0.element.traits.layoutValues } : [],
      layoutDirection: direction
    ) { computers[$0] }
    let new = ContainerComputer(
      named: name, layout: layout, subviews: subviews,
      scope: (layout as? RelativeFrameLayout)?.scope ?? scope,
      cache: cache, in: inputs.graph, of: computer)
    return take(new, list, stamp)
  }

  /// Returns the computer for the current layout and the computer of the only child.
  final func next(_ child: LayoutComputer, _ traits: ViewTraits?) -> LayoutComputer {
    let layout = shownLayout()
    let direction = direction.wrappedValue
    if let current, traits == nil, current.adopt(CollectionOfOne(child), layout, direction) { return current }
    let subviews = LayoutSubviews(
      count: 1, values: traits.map { [$0.layoutValues] } ?? [], layoutDirection: direction
    ) { _ in child }
    let new = ContainerComputer(
      named: name, layout: layout, subviews: subviews,
      scope: (layout as? RelativeFrameLayout)?.scope ?? child.scope, cache: cache, in: inputs.graph,
      of: computer)
    (computerNow, newComputers) = (new, [])
    return new
  }

  private final func shownLayout() -> L {
    let layout = layout.layout
    layout.reportUnusableSpacing(of: name)
    return animated?.shown(layout, inputs) ?? layout
  }

  private final func take(
    _ new: ContainerComputer<L>, _ list: ChildList, _ stamp: ChildList.Stamp?
  ) -> LayoutComputer {
    (computerNow, lastStamp, newComputers) = (new, stamp, [])
    for group in list.groups { group.isKnown = true }
    return new
  }
}

extension ViewList {
  /// Returns the list as one view if a single view is required, or else the list itself.
  @MainActor
  func joinedIfSingle(_ inputs: ViewInputs) -> ViewList {
    guard let implicit = inputs.singleViewLayout else { return self }
    if case .fixed(let elements) = self, elements.count == 1 { return self }
    return .single(inputs) { makeSingle(self, as: implicit, $0) }
  }
}

/// Builds a list as one view at the inputs' position: a single view unchanged, anything else in a container.
@MainActor
func makeSingle(_ list: ViewList, as implicit: ImplicitLayout, _ inputs: ViewInputs) -> ViewOutputs {
  if case .fixed(let elements) = list, elements.count == 1 {
    return inputs.graph.within(inputs.context.owner(of: elements[0])) { elements[0].make(inputs.position) }
  }
  switch implicit {
  case .row:
    return makeContainer(
      named: "row", layout: .closure { GroupLayout(HStackLayout()) }, content: list, inputs)
  case .column:
    return makeContainer(
      named: "column", layout: .closure { GroupLayout(VStackLayout()) }, content: list, inputs)
  case .pile:
    return makeContainer(
      named: "pile", layout: .closure { GroupLayout(ZStackLayout()) }, content: list, inputs)
  }
}
