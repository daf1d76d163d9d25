import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// What a view's part of the graph gives to its container.
struct ViewOutputs {
  /// What answers the container's proposals.
  let layoutComputer: Attribute<LayoutComputer>
  /// What the view draws: one item, in the container's coordinate space.
  let displayItem: Attribute<DisplayItem>
  /// What the view and the views in it hand up to those around them; nil where that is nothing.
  var channels: Channels?

  /// Creates what a view gives; `channels` are those of the views in it, which are lost where they aren't handed on.
  init(
    layoutComputer: Attribute<LayoutComputer>, displayItem: Attribute<DisplayItem>, channels: Channels?
  ) {
    self.layoutComputer = layoutComputer
    self.displayItem = displayItem
    self.channels = channels
  }

  /// The same of a view that is drawn otherwise.
  func drawing(_ item: Attribute<DisplayItem>) -> ViewOutputs {
    ViewOutputs(layoutComputer: layoutComputer, displayItem: item, channels: channels)
  }
}

/// One view of a list, ready to be built into a container.
struct ViewElement: Equatable {
  /// Tells the element from all others that ever were in this graph.
  let id: UInt64
  /// The subgraph with which the element comes and goes.
  let subgraph: Subgraph
  /// What the element tells the container that it is built into.
  var traits = ViewTraits()
  /// Builds the element's part of the graph, given the geometry that the container will have for it.
  let make: @MainActor (Attribute<Placement>) -> ViewOutputs

  static func == (first: ViewElement, second: ViewElement) -> Bool { first.id == second.id }
}

/// The views that a view stands for in its container: itself, several, or some that come and go.
enum ViewList {
  /// Always these.
  case fixed([ViewElement])
  /// Those that the attribute holds.
  case dynamic(Attribute<[ViewElement]>)
  /// Those that the attribute knows, each built when it is asked for: only in a lazy container.
  case lazy(Attribute<LazyElements>)

  /// The elements now.
  ///
  /// Reading them in a rule makes it depend on the list.
  @MainActor var elements: [ViewElement] {
    switch self {
    case .fixed(let elements): elements
    case .dynamic(let attribute): attribute.wrappedValue
    case .lazy(let attribute): attribute.wrappedValue.all
    }
  }

  /// The elements now, built or not, as parts of a larger list.
  ///
  /// Reading them in a rule makes it depend on the list.
  @MainActor var lazyParts: [LazyElements.Part] {
    switch self {
    case .fixed(let elements): [.views(elements)]
    case .dynamic(let attribute): [.views(attribute.wrappedValue)]
    case .lazy(let attribute): attribute.wrappedValue.parts
    }
  }

  /// Whether the elements are built when they are asked for.
  private var isLazy: Bool { if case .lazy = self { true } else { false } }
}

extension ViewList {
  /// The list of one view that is built by a closure.
  @MainActor
  static func single(
    _ inputs: ViewInputs, _ make: @escaping @MainActor (Attribute<Placement>) -> ViewOutputs
  ) -> ViewList {
    .fixed([
      ViewElement(id: inputs.context.nextElementID(), subgraph: inputs.graph.currentSubgraph, make: make)
    ])
  }

  /// Lists one after the other.
  @MainActor
  static func joined(_ lists: [ViewList], _ inputs: ViewInputs) -> ViewList {
    if lists.contains(where: { $0.isLazy }) {
      return .lazy(
        inputs.graph.rule(name: "joined", kind: .viewList) { LazyElements(lists.flatMap { $0.lazyParts }) })
    }
    var all: [ViewElement] = []
    for list in lists {
      guard case .fixed(let elements) = list else {
        return .dynamic(
          inputs.graph.rule(name: "joined", kind: .viewList) { lists.flatMap { $0.elements } })
      }
      all += elements
    }
    return .fixed(all)
  }

  /// The list with each element built by way of a closure, as a modifier on several views modifies each of them.
  @MainActor
  func map(
    _ inputs: ViewInputs,
    _ wrap: @escaping @MainActor (ViewElement, Attribute<Placement>) -> ViewOutputs
  ) -> ViewList {
    mapElements(inputs) { element in
      ViewElement(id: element.id, subgraph: element.subgraph, traits: element.traits) { wrap(element, $0) }
    }
  }

  /// The list with each element exchanged for one of the same identity.
  @MainActor
  func mapElements(_ inputs: ViewInputs, _ change: @escaping @MainActor (ViewElement) -> ViewElement)
    -> ViewList
  {
    switch self {
    case .fixed(let elements):
      return .fixed(elements.map(change))
    case .dynamic(let attribute):
      return .dynamic(
        inputs.graph.rule(name: "modified", kind: .viewList) { attribute.wrappedValue.map(change) })
    case .lazy(let attribute):
      return .lazy(
        inputs.graph.rule(name: "modified", kind: .viewList) { attribute.wrappedValue.map(change) })
    }
  }
}
