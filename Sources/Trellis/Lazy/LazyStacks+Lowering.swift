import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A stack or grid whose views are built when they become visible.
@MainActor
protocol LazyStackView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  /// Returns the layout; `name` is the view's name in messages.
  func layout(named name: String) -> LazyStackLayout
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
  var content: Content { get }
}

extension LazyVStack: LazyStackView {
  static var axis: Axis { .vertical }
  func layout(named name: String) -> LazyStackLayout {
    LazyStackLayout(axis: .vertical, guide: alignment.key, spacing: spacing)
  }
}

extension LazyHStack: LazyStackView {
  static var axis: Axis { .horizontal }
  func layout(named name: String) -> LazyStackLayout {
    LazyStackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }
}

extension LazyStackView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let name = TypeRecord.of(Self.self).name
    return .single(inputs) { inputs in
      let graph = inputs.graph
      let layout = graph.rule(name: name, kind: .layout) {
        view.read { view in
          _ = view.spacing.map { UsableLength.distance($0, "the spacing", of: name) }
          return view.layout(named: name)
        }
      }
      var inner = inputs
      let targets = inner.takeContainerObserver() as? ScrollTargetLayout
      inner.stackAxis = .fixed(axis)
      inner.listsLazily = true
      let list = Trellis.makeList(view.part("content", as: Content.self), inner)
      let elements = graph.rule(name: "\(name).content", kind: .viewList) { LazyElements(list.lazyParts) }
      let pinned = graph.rule(name: "\(name).pinnedViews", kind: .view) { view.read { $0.pinnedViews } }
      return makeLazyStack(
        named: name, axis: axis, layout: layout, elements: elements, targets: targets, pinned: pinned, inputs)
    }
  }
}

/// Builds a lazy stack.
///
/// ```
/// elements ─┬─▶ layout computer ─▶ … ─▶ geometry ─▶ what is seen ─▶ arrangement ─▶ each child's geometry, the picture
///           │        ▲                                                │  ▲
///           │     estimate ◀─────────── (in the next round) ──────────┘  │
///           └────────┴───────────────────────────────────────────────────┘
/// ```
/// The visible range follows from the stack's own geometry, which follows from the layout computer. So the layout computer can't
/// depend on the set of built views: the measured lengths are written to an input after the round.
@MainActor
private func makeLazyStack(
  named name: String, axis: Axis, layout: Attribute<LazyStackLayout>, elements: Attribute<LazyElements>,
  targets: ScrollTargetLayout?, pinned: Attribute<PinnedScrollableViews>, _ inputs: ViewInputs
) -> ViewOutputs {
  let graph = inputs.graph
  let placements = graph.declare([UInt64: Placement].self, name: name, kind: .placements)
  let children = LazyChildren(named: name, placements: placements, inputs)
  let estimate = graph.input(name: "\(name).estimate", kind: .layout, LazyEstimate?.none)
  let computer = graph.rule(name: name, kind: .layoutComputer) { () -> LayoutComputer in
    let list = elements.wrappedValue
    let first = list.count > 0 ? children.child(at: 0, of: list).outputs.layoutComputer.wrappedValue : nil
    return LazyStackComputer(
      named: name, layout: layout.wrappedValue, list: list, first: first,
      estimate: estimate.wrappedValue, scope: inputs.context.containerScope)
  }
  let seen = LazyVisibleRange(axis: axis, inputs)
  seen.viewport?.holdsLazyViews = true
  let position = inputs.position
  let container = position.surroundings.containerSize
  let arrangement = LazyArrangement(children) { computer, proposal in
    computer.within(container) { computer.sizeThatFits(proposal) }
  }
  inputs.scrollTargets?.add(arrangement, along: axis, direction: seen.direction, at: position)
  let arranged = graph.rule(name: name, kind: .children) {
    let computer = computer.wrappedValue as! LazyStackComputer
    let size = position.size
    let result = computer.within(container) {
      var input = LazyArrangement.LayoutInput(
        list: elements.wrappedValue, layout: layout.wrappedValue, computer: computer, size: size,
        seen: seen.range, canShift: seen.viewport != nil)
      input.kept = seen.viewport?.keptElement
      input.pinned = pinned.wrappedValue
      if !input.pinned.isEmpty { input.pinRange = seen.pinRange }
      return arrangement.layOut(input)
    }
    var newEstimate = result.estimate
    if arrangement.isRelative { newEstimate?.container = container.wrappedValue }
    if let across = newEstimate?.across,
      computer.within(container, { computer.estimate(across: across) }) == newEstimate
    {
      newEstimate = nil
    }
    if newEstimate != nil || result.shift != 0 {
      let viewport = seen.viewport
      viewport?.expectMeasurement(shift: result.shift)
      inputs.context.writes.performLater("\(name): measured row lengths") {
        if let newEstimate, estimate.exists { estimate.wrappedValue = newEstimate }
        viewport?.applyMeasurement(along: axis, shift: result.shift)
      }
    }
    return result.placed
  }
  targets?.connect(position, arrangement) {
    if arranged.exists { arranged.withValue { _ in } }
  }
  graph.define(placements) {
    let new = seen.mirrored(arranged.wrappedValue.map { ($0.child.element.id, $0.placement) })
    children.noteMoves(from: placements.cachedValue, to: new)
    return new
  }
  let motions = inputs.context.motions
  let item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
  graph.define(item) {
    let bounds = position.bounds
    let placements = placements.wrappedValue
    let shown = arranged.wrappedValue.map(\.child)
    let items = inPaintOrder(children.leaving + shown).compactMap { child in
      placements[child.element.id].map { child.shown(at: $0.frame, motions) } ?? child.leavingItem(motions)
    }
    return DisplayItem(id: item.erased.rawValue, frame: bounds, content: .list(DisplayList(items)))
  }
  let channels = Channels.changing(graph) { arranged.wrappedValue.map(\.child.outputs.channels) }
  return ViewOutputs(layoutComputer: computer, displayItem: item, channels: channels)
}

/// Returns the children in order of z-index, lowest first.
@MainActor
private func inPaintOrder(_ children: [LazyChild]) -> [LazyChild] {
  guard children.contains(where: { $0.element.traits.zIndex != nil }) else { return children }
  let depths = children.map { $0.element.traits.zIndex?.wrappedValue ?? 0 }
  return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
}
