import Dispatch
import Foundation
import TrellisGraph

/// A collection of bindings to the elements of another.
protocol BindingCollection: RandomAccessCollection {
  associatedtype Base: RandomAccessCollection
  /// The elements that the bindings led to when the collection was made.
  var elements: Base { get }
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
  private let lock = NSLock()
  /// The element as it was seen or written last; the lock guards it.
  ///
  /// It is what is left of the element when the row is gone, and what other threads read.
  private var last: Base.Element

  init(_ source: RowSource<ElementBindings<Base>>, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
    guard let (collection, index) = source.look() else {
      fatalError("ForEach: a row that isn't there was built; this is a bug in Trellis")
    }
    last = collection.elements[index]
  }

  override var isTracked: Bool { true }

  private func remember(_ element: Base.Element) -> Base.Element {
    // The old one goes outside the lock: that may run anybody's code.
    var old = element
    lock.withLock { swap(&old, &last) }
    return element
  }

  fileprivate func readElement() -> Base.Element {
    guard let (collection, index) = source.read() else { return lock.withLock { last } }
    return remember(collection.elements[index])
  }

  override func get() -> Base.Element {
    guard StateWrites.isOnMainActor, let element, element.exists, let (collection, index) = source.look()
    else { return lock.withLock { last } }
    // Between updates it is what was written last, whether or not a body has seen it. What closures read nobody tracks.
    let isSeen = graph.isUpdating && collection.base.location.isTracked
    guard !isSeen, let now = collection.read(at: index) else { return element.wrappedValue }
    return remember(now)
  }

  override func set(_ value: Base.Element) {
    guard StateWrites.isOnMainActor else {
      _ = remember(value)
      nonisolated(unsafe) let (location, value) = (self, value)
      return DispatchQueue.main.async { location.set(value) }
    }
    guard let element, element.exists, let (collection, index) = source.look() else { return }
    collection.write(remember(value), at: index)
  }
}
