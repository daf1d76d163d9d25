import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// Builds a container: its children, its layout computer, their placements, and its display list.
///
/// ```
/// children ─▶ layout computer ─▶ placements ─▶ each child's geometry ─▶ its display list ─▶ the container's
///     ▲              ▲               ▲
///  view list     layout, each    own geometry
///                child's computer
/// ```
/// A geometry that stays equal stops the change there. `paintOrder` says which children are drawn, and in what order, by
/// their index; nil is all in their own order, those with a lower z-index first. What the children hand up is reduced in
/// their own order; with `hidesUnpainted`, only that of those that are drawn.
@MainActor
func makeContainer<L: Layout>(
  named name: String, layout: Attribute<L>, content: ViewList, geometry: Attribute<Placement>,
  paintOrder: ((Attribute<LayoutComputer>, Placement) -> [Int])? = nil, hidesUnpainted: Bool = false,
  _ inputs: ViewInputs
) -> ViewOutputs {
  let graph = inputs.graph
  let placements = graph.declare([Placement].self, name: name, kind: .placements)
  let children = makeChildren(of: content, named: name, placements: placements, inputs)
  let direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
  let cache = LayoutCache<L>()
  let container = inputs.context.place?.containerSize
  let computer = graph.declare(LayoutComputer.self, name: name, kind: .layoutComputer)
  graph.define(computer) {
    let children = children.now
    let computers = children.map { $0.outputs.layoutComputer.wrappedValue }
    let layout = layout.wrappedValue
    let scope = (layout as? RelativeFrameLayout)?.scope ?? computers.lazy.compactMap(\.scope).first
    let subviews = LayoutSubviews(
      computers,
      values: children.contains { $0.element.traits.hasLayoutValues }
        ? children.map { $0.element.traits.layoutValues } : [],
      layoutDirection: direction.wrappedValue)
    return ContainerComputer(
      named: name, layout: layout, subviews: subviews, scope: scope, cache: cache, of: computer)
  }
  graph.define(placements) {
    let computer = computer.wrappedValue
    return computer.within(container) { computer.placements(geometry.wrappedValue) }
  }
  let item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
  let painted = PaintedItems(of: children, named: name, graph)
  graph.define(item) {
    let children = children.now
    // Asked before the children, whose places follow from it: else it would be found at the bottom of the tree.
    let frame = geometry.wrappedValue.frame
    let items =
      if let paintOrder {
        paintOrder(computer, geometry.wrappedValue).map { children[$0].outputs.displayItem.wrappedValue }
      } else {
        painted.now
      }
    return DisplayItem(id: item.erased.rawValue, frame: frame, content: .list(DisplayList(items)))
  }
  var channels = children.channels(graph)
  if hidesUnpainted, let paintOrder, channels != nil {
    channels = .changing(graph) {
      let shown = Set(paintOrder(computer, geometry.wrappedValue))
      return children.now.enumerated().filter { shown.contains($0.offset) }.map(\.element.outputs.channels)
    }
  }
  return ViewOutputs(layoutComputer: computer, displayItem: item, channels: channels)
}

/// A view in a container.
struct Child: Equatable {
  let element: ViewElement
  let outputs: ViewOutputs

  static func == (first: Child, second: Child) -> Bool { first.element == second.element }

  /// The child with a computer that stays the same where it answers alike, for a container of many.
  @MainActor
  fileprivate func steady(named name: String, _ graph: AttributeGraph) -> Child {
    let computer = graph.within(element.subgraph) {
      makeSteady(outputs.layoutComputer, named: "\(name).child", graph)
    }
    return Child(
      element: element,
      outputs: ViewOutputs(
        layoutComputer: computer, displayItem: outputs.displayItem, channels: outputs.channels))
  }
}

/// The children of a container.
enum Children {
  case fixed([Child])
  case changing(Attribute<[Child]>)

  /// Those that there are now; reading them in a rule makes the rule depend on them.
  var now: [Child] {
    switch self {
    case .fixed(let children): children
    case .changing(let children): children.wrappedValue
    }
  }

  /// What the children hand up, in order; nil where that is never anything.
  @MainActor
  func channels(_ graph: AttributeGraph) -> Channels? {
    switch self {
    case .fixed(let children): .joined(children.map(\.outputs.channels), graph)
    case .changing(let children): .changing(graph) { children.wrappedValue.map(\.outputs.channels) }
    }
  }
}

/// Builds the children of a container.
@MainActor
private func makeChildren(
  of content: ViewList, named name: String, placements: Attribute<[Placement]>, _ inputs: ViewInputs
) -> Children {
  let graph = inputs.graph
  let context = inputs.context
  let place = context.place
  func make(
    _ element: ViewElement, ordinal: @escaping () -> Int, geometry: @escaping () -> Placement
  ) -> Child {
    graph.within(element.subgraph) {
      let geometry = graph.rule(name: "\(name).child", kind: .geometry, geometry)
      return context.at(place.map { GeometryPlace(geometry, in: $0, ordinal: ordinal) }) {
        Child(element: element, outputs: element.make(geometry))
      }
    }
  }
  switch content {
  case .fixed(let elements):
    let children = elements.enumerated().map { index, element in
      let child = make(element, ordinal: { index }) { placements.wrappedValue[index] }
      return elements.count > PaintGroups.limit ? child.steady(named: name, graph) : child
    }
    return .fixed(children)
  case .dynamic, .lazy:
    var known: [UInt64: Child] = [:]
    let index = graph.declare([UInt64: Int].self, name: "\(name).index", kind: .children)
    let children = graph.rule(name: name, kind: .children) {
      let children = content.elements.map { element in
        let id = element.id
        if let child = known[id] { return child }
        let child = make(element, ordinal: { index.cachedValue?[id] ?? Int.max }) {
          let position = index.wrappedValue[id]!
          return placements.wrappedValue[position]
        }
        return child.steady(named: name, graph)
      }
      known = Dictionary(uniqueKeysWithValues: children.map { ($0.element.id, $0) })
      return children
    }
    graph.define(index) {
      Dictionary(uniqueKeysWithValues: children.wrappedValue.enumerated().map { ($1.element.id, $0) })
    }
    return .changing(children)
  }
}

/// Builds a view where only one stands: a modifier on several is one around all of them, as they stand there.
///
/// Source: recorded, ID-G1 and ID-G3, for the root; for what is behind and in front of views: inferred.
@MainActor
func makeAlone<V: View>(
  _ view: Attribute<V>, as implicit: ImplicitLayout, geometry: Attribute<Placement>, _ inputs: ViewInputs
) -> ViewOutputs {
  let list = inputs.context.building(alone: implicit) { makeList(view, inputs) }
  return makeSingle(list, as: implicit, geometry: geometry, inputs)
}

extension ViewList {
  /// The list as one view, where what is being built stands alone in its place; else as it is.
  @MainActor
  func joinedWhereAlone(_ inputs: ViewInputs) -> ViewList {
    guard let implicit = inputs.context.standsAlone else { return self }
    if case .fixed(let elements) = self, elements.count == 1 { return self }
    return .single(inputs) { makeSingle(self, as: implicit, geometry: $0, inputs) }
  }
}

/// How several views stand where one is asked for.
enum ImplicitLayout {
  case row
  case column
  case pile
}

/// Builds a list as one view: its only view as it is, any others in a container.
@MainActor
func makeSingle(
  _ list: ViewList, as implicit: ImplicitLayout, geometry: Attribute<Placement>, _ inputs: ViewInputs
) -> ViewOutputs {
  if case .fixed(let elements) = list, elements.count == 1 {
    return inputs.graph.within(elements[0].subgraph) { elements[0].make(geometry) }
  }
  func container<L: Layout>(_ name: String, _ layout: L) -> ViewOutputs {
    let layout = inputs.graph.input(name: name, kind: .layout, layout)
    return makeContainer(named: name, layout: layout, content: list, geometry: geometry, inputs)
  }
  switch implicit {
  case .row: return container("row", GroupLayout(HStackLayout()))
  case .column: return container("column", GroupLayout(VStackLayout()))
  case .pile: return container("pile", GroupLayout(ZStackLayout()))
  }
}
