import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// What a view's part of the graph gives to its container.
struct ViewOutputs {
  /// What answers the container's proposals.
  let layoutComputer: Attribute<LayoutComputer>
  /// What the view draws: one item, in a space of which the point at ``offset`` is the view's origin.
  private(set) var displayItem: Attribute<DisplayItem>
  /// Where what is drawn stands in the view's own space; nil is its origin.
  ///
  /// A modifier that only makes room around a view gives that view's drawing as it is, and says here where it stands.
  private(set) var offset: (@MainActor () -> CGPoint)?
  /// What the view and the views in it hand up to those around them; nil where that is nothing.
  var channels: Channels?

  /// Creates what a view gives; `channels` are those of the views in it, which are lost where they aren't handed on.
  init(
    layoutComputer: Attribute<LayoutComputer>, displayItem: Attribute<DisplayItem>,
    offset: (@MainActor () -> CGPoint)? = nil, channels: Channels?
  ) {
    self.layoutComputer = layoutComputer
    self.displayItem = displayItem
    self.offset = offset
    self.channels = channels
  }

  /// What the view draws now, in its own space; reading it in a rule makes the rule depend on it.
  @MainActor var drawn: DisplayItem {
    // What is in the view may ask where that is shown.
    guard let distance = offset?() else { return displayItem.wrappedValue }
    return displayItem.wrappedValue.moved(by: distance)
  }

  /// What the view draws now as an item with the view's own frame, which stands at the origin.
  @MainActor func framed(_ position: ViewPosition, id: UInt64) -> DisplayItem {
    let (drawn, bounds) = (drawn, position.bounds)
    if drawn.frame == bounds { return drawn }
    return DisplayItem(id: id, frame: bounds, content: .list(DisplayList([drawn])))
  }

  /// The same of a view that is drawn otherwise, in its own space.
  func drawing(_ item: Attribute<DisplayItem>) -> ViewOutputs {
    ViewOutputs(layoutComputer: layoutComputer, displayItem: item, channels: channels)
  }

  /// The same of a view that is drawn a distance from where it was.
  func shifted(by distance: @escaping @MainActor () -> CGPoint) -> ViewOutputs {
    var outputs = self
    let inner = offset
    outputs.offset = { (inner?() ?? .zero).moved(by: distance()) }
    return outputs
  }

  /// The same of a view whose item is another, where that stood.
  func exchanging(_ item: Attribute<DisplayItem>) -> ViewOutputs {
    var outputs = self
    outputs.displayItem = item
    return outputs
  }
}

/// One view of a list, ready to be built into a container.
final class ViewElement: Equatable {
  /// Tells the element from all others that ever were in this graph.
  let id: UInt64
  /// The subgraph with which the element comes and goes.
  let subgraph: Subgraph
  /// The innermost part of the tree around it that comes and goes; nil where all stays.
  let branch: Branch?
  /// What the element tells the container that it is built into.
  let traits: ViewTraits
  /// Builds the element's part of the graph, at the position that the container has for it.
  let make: @MainActor (ViewPosition) -> ViewOutputs

  init(
    id: UInt64, subgraph: Subgraph, branch: Branch?, traits: ViewTraits = ViewTraits(),
    make: @escaping @MainActor (ViewPosition) -> ViewOutputs
  ) {
    (self.id, self.subgraph, self.branch) = (id, subgraph, branch)
    (self.traits, self.make) = (traits, make)
  }

  /// The same view, built otherwise or with other traits.
  func changing(
    traits: ViewTraits? = nil, make: (@MainActor (ViewPosition) -> ViewOutputs)? = nil
  ) -> ViewElement {
    ViewElement(
      id: id, subgraph: subgraph, branch: branch, traits: traits ?? self.traits,
      make: make ?? self.make)
  }

  /// Whether it is no longer in its list, and is shown all the same.
  @MainActor var isLeaving: Bool { branch?.isLeaving ?? false }

  static func == (first: ViewElement, second: ViewElement) -> Bool { first.isSame(as: second) }

  func isSame(as other: ViewElement) -> Bool { self === other || id == other.id }
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

  /// Whether an element is one of the list, as a predicate; every element of a lazy list counts as one.
  ///
  /// A rule that reads it depends on the list.
  @MainActor var membership: (ViewElement) -> Bool {
    switch self {
    case .fixed: return { _ in true }
    case .dynamic(let attribute):
      let ids = Set(attribute.wrappedValue.map(\.id))
      return { ids.contains($0.id) }
    case .lazy(let attribute):
      _ = attribute.wrappedValue
      return { _ in true }
    }
  }

  /// Whether the elements are built when they are asked for.
  private var isLazy: Bool { if case .lazy = self { true } else { false } }
}

extension ViewList {
  /// The list of one view that is built by a closure, given inputs with the view's position.
  @MainActor
  static func single(
    _ inputs: ViewInputs, _ make: @escaping @MainActor (ViewInputs) -> ViewOutputs
  ) -> ViewList {
    .fixed([
      ViewElement(
        id: inputs.context.nextElementID(), subgraph: inputs.graph.currentSubgraph,
        branch: inputs.identity.path?.branch
      ) {
        let inputs = inputs.inside($0)
        return make(inputs).noted(inputs)
      }
    ])
  }

  /// Lists one after the other.
  @MainActor
  static func joined(_ lists: [ViewList], _ inputs: ViewInputs) -> ViewList {
    if lists.contains(where: { $0.isLazy }) {
      return .lazy(
        inputs.graph.rule(name: "joined", kind: .viewList) {
          LazyElements(lists.flatMap { $0.lazyParts })
        })
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

  /// The list with each element built by way of a closure, given inputs with its position, as a modifier on several views
  /// modifies each of them.
  @MainActor
  func map(
    _ inputs: ViewInputs, _ wrap: @escaping @MainActor (ViewElement, ViewInputs) -> ViewOutputs
  ) -> ViewList {
    mapElements(inputs) { element in
      element.changing(make: { wrap(element, inputs.inside($0)) })
    }
  }

  /// The list with each element exchanged for one of the same identity.
  @MainActor
  func mapElements(
    _ inputs: ViewInputs, _ change: @escaping @MainActor (ViewElement) -> ViewElement
  )
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
