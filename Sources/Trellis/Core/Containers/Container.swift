import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// Builds a container: its children, layout computer, placements and display list.
///
/// ```
/// children ─▶ layout computer ─▶ placements ─┬─▶ each child's size ─▶ its display list ─┐
///     ▲              ▲               ▲       └───────────── its position ──────────────┴─▶ the container's
///  view list     layout, each     own size
///                child's computer
/// ```
/// A child's size that stays equal ends the update of the child: a child that only moves is drawn elsewhere, and none of its rules run.
/// `paintOrder` returns the indices of the children to draw, in order; nil draws all, those with a lower z-index first. The children's
/// channels are reduced in the children's own order; with `hidesUnpainted`, only those of drawn children are. The layout computer depends
/// on what `layout` reads.
@MainActor
func makeContainer<L: Layout>(
  named name: String, layout: @escaping () -> L, content: ViewList,
  paintOrder: ((Attribute<LayoutComputer>, ViewSize) -> [Int])? = nil, hidesUnpainted: Bool = false,
  _ inputs: ViewInputs
) -> ViewOutputs {
  let graph = inputs.graph
  let position = inputs.position
  let arrangement = graph.declare(Arrangement.self, name: name, kind: .placements)
  let holder = ComputerHolder()
  let children = Children.make(of: content, named: name, arrangement, holder, mayHide: hidesUnpainted, inputs)
  let container = position.surroundings.containerSize
  let computer = graph.declare(LayoutComputer.self, name: name, kind: .layoutComputer)
  defineComputer(computer, named: name, layout: layout, holder, inputs) { children.now }
  graph.define(arrangement) {
    let computer = computer.wrappedValue
    let placements = computer.within(container) { computer.placements(position.geometry.wrappedValue) }
    children.setSizes(placements)
    inputs.context.childMotions.move(children, from: arrangement.cachedValue, to: placements, inputs)
    return Arrangement(version: children.now.version, placements: placements)
  }
  let item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
  let motions = inputs.context.childMotions
  graph.define(item) {
    let frame = position.bounds
    let order = paintOrder?(computer, position.geometry.wrappedValue)
    if hidesUnpainted, let order { children.show(only: order) }
    let items =
      order.map { children.items($0, arrangement.wrappedValue, motions) }
      ?? children.items(arrangement.wrappedValue, motions)
    return DisplayItem(id: item.erased.rawValue, frame: frame, content: .list(DisplayList(items)))
  }
  var channels = children.channels(graph)
  if hidesUnpainted, let paintOrder, channels != nil {
    channels = .changing(graph) {
      let shown = Set(paintOrder(computer, position.geometry.wrappedValue))
      _ = arrangement.wrappedValue
      return children.now.members.enumerated().filter { shown.contains($0.offset) }
        .map(\.element.outputs.channels)
    }
  }
  return ViewOutputs(layoutComputer: computer, displayItem: item, channels: channels)
}

/// Builds a layout modifier of a single view: places the view and reuses its drawing.
///
/// The modifier takes two attributes, and adds no display list around the view's drawing.
@MainActor
func makeLayoutModifier<L: Layout>(
  by record: TypeRecord, layout: @escaping () -> L, _ element: ViewElement, _ inputs: ViewInputs
) -> ViewOutputs {
  let graph = inputs.graph
  let name = record.name
  let position = inputs.position
  let container = position.surroundings.containerSize
  let size = graph.declare(ViewSize.self, name: record.childName, kind: .geometry)
  let computer = graph.declare(LayoutComputer.self, name: name, kind: .layoutComputer)
  func placement() -> Placement {
    let computer = computer.wrappedValue
    return computer.within(container) { computer.placements(position.geometry.wrappedValue) }[0]
  }
  graph.define(size) { placement().viewSize }
  let content = SingleViewPosition(size, in: position, position.inside) { placement().frame.origin }
  content.isOffset = L.self is OffsetLayout.Type
  let child = Child(element, at: content, inputs)
  let only = ChildList(of: [child])
  defineComputer(computer, named: name, layout: layout, ComputerHolder(), inputs) { only }
  let inner = child.outputs.offset
  inputs.context.identities?.note(computer, at: position)
  return ViewOutputs(
    layoutComputer: computer, displayItem: child.outputs.displayItem,
    offset: {
      let origin = content.shownOrigin(placement().frame.origin, inputs)
      guard let inner = inner?() else { return origin }
      return origin.moved(by: inner)
    }, channels: child.outputs.channels)
}

/// Defines the layout computer of a container.
///
/// The current computer is kept while all its results stay valid. So a text that changes in one of many rows causes layout in its
/// own row only.
@MainActor
private func defineComputer<L: Layout>(
  _ computer: Attribute<LayoutComputer>, named name: String, layout: @escaping () -> L,
  _ holder: ComputerHolder,
  _ inputs: ViewInputs, children: @escaping () -> ChildList
) {
  let direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
  let cache = LayoutCache<L>()
  var current: ContainerComputer<L>?
  var lastStamp: ChildList.Stamp?
  let animated = Animated(L.self, inputs)
  func take(_ new: ContainerComputer<L>, _ list: ChildList, _ stamp: ChildList.Stamp?) -> LayoutComputer {
    (current, lastStamp, holder.computer, holder.newComputers) = (new, stamp, new, [])
    for group in list.groups { group.isKnown = true }
    return new
  }
  inputs.graph.define(computer) { () -> LayoutComputer in
    let list = children()
    let isGrouped = !list.groups.isEmpty && !list.hasLayoutValues
    let stamp = isGrouped ? list.stamp : nil
    let layout = animated.shown(layout())
    let direction = direction.wrappedValue
    if let current, let stamp, let lastStamp, current.staysValid(with: layout, direction) {
      if stamp == lastStamp { return current }
      if let isSame = stamp.isOfSameMembers(as: lastStamp),
        let next = isSame
          ? current.following(holder.newComputers) : current.following(list, holder.newComputers)
      {
        return take(next, list, stamp)
      }
    }
    let computers =
      isGrouped
      ? list.groups.flatMap(\.computers) : list.members.map { $0.outputs.layoutComputer.wrappedValue }
    if let current, !isGrouped, !list.hasLayoutValues, current.adopt(computers, layout, direction) {
      return current
    }
    let scopes = isGrouped ? list.groups.map(\.scope) : computers.map(\.scope)
    let scope = (layout as? RelativeFrameLayout)?.scope ?? scopes.lazy.compactMap(\.self).first
    let subviews = LayoutSubviews(
      computers, values: list.hasLayoutValues ? list.members.map { $0.element.traits.layoutValues } : [],
      layoutDirection: direction)
    let new = ContainerComputer(
      named: name, layout: layout, subviews: subviews, scope: scope, cache: cache, in: inputs.graph,
      of: computer)
    return take(new, list, stamp)
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
    return makeContainer(named: "row", layout: { GroupLayout(HStackLayout()) }, content: list, inputs)
  case .column:
    return makeContainer(named: "column", layout: { GroupLayout(VStackLayout()) }, content: list, inputs)
  case .pile:
    return makeContainer(named: "pile", layout: { GroupLayout(ZStackLayout()) }, content: list, inputs)
  }
}
