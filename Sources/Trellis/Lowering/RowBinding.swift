import TrellisGraph

/// A collection of bindings to the elements of another.
protocol BindingCollection: RandomAccessCollection {
  /// Builds the binding that a row is given: it stays the same, wherever the row moves, and a body that reads it depends
  /// on that one element.
  @MainActor static func makeElement(_ source: RowSource<Self>, _ graph: AttributeGraph) -> Attribute<Element>
}

/// Where a row's element is: in which collection, at which index; nil where the row is gone.
struct RowSource<C: Collection> {
  /// Asks the graph: a rule that does so depends on it.
  let read: () -> (C, C.Index)?
  /// As it was in the last update.
  let look: () -> (C, C.Index)?
}

extension ElementBindings: BindingCollection {
  @MainActor static func makeElement(
    _ source: RowSource<ElementBindings>, _ graph: AttributeGraph
  ) -> Attribute<Binding<Base.Element>> {
    let location = RowLocation(source, graph)
    location.element = graph.rule(name: "ForEach.element", kind: .element) { location.readElement() }
    return graph.input(name: "ForEach.binding", kind: .element, Binding(location: location))
  }
}

/// An element of the collection behind a binding, as a row sees it.
private final class RowLocation<Base: MutableCollection & RandomAccessCollection>: Location<Base.Element> {
  private let source: RowSource<ElementBindings<Base>>
  private let graph: AttributeGraph
  /// The element's attribute, which goes with the row.
  fileprivate var element: Attribute<Base.Element>?
  /// The element as the last update saw it: what is left of it when the row is gone.
  private var last: Base.Element?

  init(_ source: RowSource<ElementBindings<Base>>, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
  }

  fileprivate func readElement() -> Base.Element {
    if let (collection, index) = source.read() { last = collection.elements[index] }
    return last!
  }

  override func get() -> Base.Element {
    guard let element, element.exists else { return last! }
    if graph.isUpdating { return element.wrappedValue }
    // Between updates the value is what was written last, whether or not a body has seen it.
    if let (collection, index) = source.look(), let now = collection.read(at: index) { return now }
    return element.cachedValue ?? element.wrappedValue
  }

  override func set(_ value: Base.Element) {
    guard let element, element.exists, let (collection, index) = source.look() else { return }
    collection.write(value, at: index)
  }
}
