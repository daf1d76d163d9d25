import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The outputs of a view's part of the graph, for its container.
struct ViewOutputs {
  /// The layout computer that returns sizes for the container's proposals.
  let layoutComputer: Attribute<LayoutComputer>
  /// The view's drawing: one item, in a space whose origin is at ``offset`` in the view's own space.
  private(set) var displayItem: Attribute<DisplayItem>
  /// The origin of the drawing's space, in the view's own space; nil means zero.
  ///
  /// A modifier that only adds space around a view passes on that view's drawing unchanged, and sets its location here.
  private(set) var offset: (any DrawingOffset)?
  /// The values that the view and the views inside send upwards; nil if there are none.
  var channels: Channels?

  /// Creates the outputs of a view.
  ///
  /// `channels` are those of the views inside; values that aren't passed on are lost.
  init(
    layoutComputer: Attribute<LayoutComputer>, displayItem: Attribute<DisplayItem>,
    offset: (any DrawingOffset)? = nil, channels: Channels?
  ) {
    self.layoutComputer = layoutComputer
    self.displayItem = displayItem
    self.offset = offset
    self.channels = channels
  }

  /// The view's current drawing, in its own space; a rule that reads it depends on it.
  @MainActor var drawn: DisplayItem {
    // The offset is evaluated first, because rules of the view's content may read the location at which the view is shown.
    guard let distance = offset?.drawingOffset else { return displayItem.wrappedValue }
    return displayItem.wrappedValue.moved(by: distance)
  }

  /// Returns the view's current drawing as an item with the view's own frame, at the origin.
  @MainActor func framed(_ position: ViewPosition, id: UInt64) -> DisplayItem {
    let (drawn, bounds) = (drawn, position.bounds)
    if drawn.frame == bounds { return drawn }
    return DisplayItem(id: id, frame: bounds, content: .list(DisplayList([drawn])))
  }

  /// Returns these outputs with another drawing, in the view's own space.
  func drawing(_ item: Attribute<DisplayItem>) -> ViewOutputs {
    ViewOutputs(layoutComputer: layoutComputer, displayItem: item, channels: channels)
  }

  /// Returns these outputs drawn at a distance from the current location.
  @MainActor func shifted(by distance: @escaping @MainActor () -> CGPoint) -> ViewOutputs {
    var outputs = self
    outputs.offset = ShiftedOffset(offset, by: distance)
    return outputs
  }

  /// Returns these outputs with another item at the location of the current one.
  func exchanging(_ item: Attribute<DisplayItem>) -> ViewOutputs {
    var outputs = self
    outputs.displayItem = item
    return outputs
  }
}

/// An object that knows the origin of a drawing's space in its view's own space.
@MainActor
protocol DrawingOffset: AnyObject {
  /// The origin, in points; a rule that reads it depends on it.
  var drawingOffset: CGPoint { get }
}

/// An offset at a distance from another one.
private final class ShiftedOffset: DrawingOffset {
  private let inner: (any DrawingOffset)?
  private let distance: @MainActor () -> CGPoint

  init(_ inner: (any DrawingOffset)?, by distance: @escaping @MainActor () -> CGPoint) {
    (self.inner, self.distance) = (inner, distance)
  }

  var drawingOffset: CGPoint { (inner?.drawingOffset ?? .zero).moved(by: distance()) }
}

/// A view of a list, ready to be built into a container.
class ViewElement: Equatable {
  /// The element's identifier, unique in the graph and never reused.
  final let id: UInt64
  /// The subgraph that the element belongs to and is removed with.
  final let subgraph: Subgraph
  /// The innermost branch around the element; nil if there is none.
  final let branch: Branch?
  /// The traits that the element passes to its container.
  final var traits: ViewTraits { givenTraits?.traits ?? .none }
  /// Whether the element has any traits.
  final var hasTraits: Bool { givenTraits != nil }
  /// The object with ``traits``; nil for an element without traits, the usual case, which is therefore smaller.
  private final let givenTraits: ViewTraits.Object?

  fileprivate init(id: UInt64, subgraph: Subgraph, branch: Branch?, traits: ViewTraits?) {
    (self.id, self.subgraph, self.branch) = (id, subgraph, branch)
    givenTraits = traits.map(ViewTraits.Object.init)
  }

  /// Creates an element with the identity and the traits of another one.
  fileprivate init(like other: ViewElement) {
    (id, subgraph, branch, givenTraits) = (other.id, other.subgraph, other.branch, other.givenTraits)
  }

  /// Creates an element of the view that is being lowered, in the current subgraph.
  @MainActor fileprivate init(_ inputs: ViewInputs) {
    (id, subgraph) = (inputs.context.nextElementID(), inputs.graph.currentSubgraph)
    (branch, givenTraits) = (inputs.identity.path?.branch, nil)
  }

  /// Builds the element's part of the graph, at a position that the container provides.
  @MainActor func make(_ position: ViewPosition) -> ViewOutputs {
    fatalError("ViewElement.make: the subclass has to override make; this is a bug in Trellis")
  }

  /// Returns the same element with another builder or other traits.
  @MainActor final func changing(
    traits: ViewTraits? = nil, make: (@MainActor (ViewPosition) -> ViewOutputs)? = nil
  ) -> ViewElement {
    let make = make ?? { [self] in self.make($0) }
    guard let traits else { return BuiltElement(like: self, make: make) }
    return BuiltElement(id: id, subgraph: subgraph, branch: branch, traits: traits, make: make)
  }

  /// Whether the element was removed from its list but is still shown.
  @MainActor final var isLeaving: Bool { branch?.isLeaving ?? false }

  static func == (first: ViewElement, second: ViewElement) -> Bool { first.isSame(as: second) }

  final func isSame(as other: ViewElement) -> Bool { self === other || id == other.id }
}

/// An element that a closure builds.
final class BuiltElement: ViewElement {
  private let build: @MainActor (ViewPosition) -> ViewOutputs

  init(
    id: UInt64, subgraph: Subgraph, branch: Branch?, traits: ViewTraits? = nil,
    make: @escaping @MainActor (ViewPosition) -> ViewOutputs
  ) {
    build = make
    super.init(id: id, subgraph: subgraph, branch: branch, traits: traits)
  }

  fileprivate init(like other: ViewElement, make: @escaping @MainActor (ViewPosition) -> ViewOutputs) {
    build = make
    super.init(like: other)
  }

  override func make(_ position: ViewPosition) -> ViewOutputs { build(position) }
}

/// An element that a function builds from a view's value and the inputs with the view's position.
///
/// The function captures nothing, so that the element is a single object.
private final class ValueElement<Value>: ViewElement {
  private let value: GraphValue<Value>
  private let inputs: ViewInputs
  private let build: @MainActor (GraphValue<Value>, ViewInputs) -> ViewOutputs

  @MainActor init(
    _ value: GraphValue<Value>, _ inputs: ViewInputs,
    _ build: @escaping @MainActor (GraphValue<Value>, ViewInputs) -> ViewOutputs
  ) {
    (self.value, self.inputs, self.build) = (value, inputs, build)
    super.init(inputs)
  }

  override func make(_ position: ViewPosition) -> ViewOutputs {
    let inputs = inputs.inside(position)
    return build(value, inputs).noted(inputs)
  }
}

/// An element with a modifier, which a closure builds around it.
private final class ModifiedElement: ViewElement {
  private let content: ViewElement
  private let inputs: ViewInputs
  private let wrap: @MainActor (ViewElement, ViewInputs) -> ViewOutputs

  init(
    _ content: ViewElement, _ inputs: ViewInputs,
    _ wrap: @escaping @MainActor (ViewElement, ViewInputs) -> ViewOutputs
  ) {
    (self.content, self.inputs, self.wrap) = (content, inputs, wrap)
    super.init(like: content)
  }

  override func make(_ position: ViewPosition) -> ViewOutputs { wrap(content, inputs.inside(position)) }
}

/// The views that a view contributes to its container: one, several, or a changing number.
enum ViewList {
  /// Views that never change.
  case fixed(ViewElements)
  /// The current views in an attribute's value.
  case dynamic(Attribute<[ViewElement]>)
  /// The current views in an attribute's value, each built on demand; only in a lazy container.
  case lazy(Attribute<LazyElements>)

  /// The current elements.
  ///
  /// A rule that reads them depends on the list.
  @MainActor var elements: [ViewElement] {
    switch self {
    case .fixed(let elements): elements.array
    case .dynamic(let attribute): attribute.wrappedValue
    case .lazy(let attribute): attribute.wrappedValue.all
    }
  }

  /// The current elements, built or not, as parts of a larger list.
  ///
  /// A rule that reads them depends on the list.
  @MainActor var lazyParts: [LazyElements.Part] {
    switch self {
    case .fixed(let elements): [.views(elements.array)]
    case .dynamic(let attribute): [.views(attribute.wrappedValue)]
    case .lazy(let attribute): attribute.wrappedValue.parts
    }
  }

  /// A predicate for whether an element is in the list; always true for a fixed or lazy list.
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

  /// Whether the elements are built on demand.
  private var isLazy: Bool { if case .lazy = self { true } else { false } }
}

extension ViewList {
  /// Returns a list of views that never change.
  static func fixed(_ elements: [ViewElement]) -> ViewList { .fixed(ViewElements(elements)) }

  /// Returns a list of one view, built by a closure that receives inputs with the view's position.
  @MainActor
  static func single(
    _ inputs: ViewInputs, _ make: @escaping @MainActor (ViewInputs) -> ViewOutputs
  ) -> ViewList {
    .fixed(
      .one(
        BuiltElement(
          id: inputs.context.nextElementID(), subgraph: inputs.graph.currentSubgraph,
          branch: inputs.identity.path?.branch
        ) {
          let inputs = inputs.inside($0)
          return make(inputs).noted(inputs)
        }))
  }

  /// Returns a list of one view, built by a function that receives the view's value and inputs with the view's position.
  ///
  /// The function should capture nothing: a closure with captures is an object for each view.
  @MainActor
  static func single<Value>(
    _ value: GraphValue<Value>, _ inputs: ViewInputs,
    _ make: @escaping @MainActor (GraphValue<Value>, ViewInputs) -> ViewOutputs
  ) -> ViewList {
    .fixed(.one(element(value, inputs, make)))
  }

  /// Returns an element of one view; see ``single(_:_:_:)``.
  @MainActor
  static func element<Value>(
    _ value: GraphValue<Value>, _ inputs: ViewInputs,
    _ make: @escaping @MainActor (GraphValue<Value>, ViewInputs) -> ViewOutputs
  ) -> ViewElement {
    ValueElement(value, inputs, make)
  }

  /// Returns the concatenation of lists.
  @MainActor
  static func joined(_ lists: [ViewList], _ inputs: ViewInputs) -> ViewList {
    if lists.contains(where: { $0.isLazy }) {
      return .lazy(
        inputs.graph.rule(name: "joined", kind: .viewList) {
          LazyElements(lists.flatMap { $0.lazyParts })
        })
    }
    if lists.count == 1 { return lists[0] }
    var all: [ViewElement] = []
    all.reserveCapacity(lists.count)
    for list in lists {
      guard case .fixed(let elements) = list else {
        return .dynamic(
          inputs.graph.rule(name: "joined", kind: .viewList) { lists.flatMap { $0.elements } })
      }
      all += elements
    }
    return .fixed(all)
  }

  /// Returns the list with each element built by a closure, given inputs with its position.
  ///
  /// A modifier on several views thus modifies each of them.
  @MainActor
  func map(
    _ inputs: ViewInputs, _ wrap: @escaping @MainActor (ViewElement, ViewInputs) -> ViewOutputs
  ) -> ViewList {
    mapElements(inputs) { ModifiedElement($0, inputs, wrap) }
  }

  /// Returns the list with each element replaced by one of the same identity.
  @MainActor
  func mapElements(
    _ inputs: ViewInputs, _ change: @escaping @MainActor (ViewElement) -> ViewElement
  )
    -> ViewList
  {
    switch self {
    case .fixed(let elements):
      return .fixed(elements.replaced(change))
    case .dynamic(let attribute):
      return .dynamic(
        inputs.graph.rule(name: "modified", kind: .viewList) { attribute.wrappedValue.map(change) })
    case .lazy(let attribute):
      return .lazy(
        inputs.graph.rule(name: "modified", kind: .viewList) { attribute.wrappedValue.map(change) })
    }
  }
}
