import Dispatch
import Foundation
import TrellisGraph

/// A collection of bindings to the elements of another collection.
protocol BindingCollection: RandomAccessCollection {
  associatedtype Base: RandomAccessCollection
  /// The elements behind the bindings, as of the creation of the collection.
  var elements: Base { get }
  /// Builds the binding of a row, which stays the same wherever the row moves.
  ///
  /// A body that reads the binding depends on that one element.
  @MainActor static func makeElement(_ source: RowSource<Self>, _ graph: AttributeGraph) -> Attribute<Element>
}

/// The location of a row's element: a collection and an index, or nil if the row was removed.
struct RowSource<C: Collection> {
  /// Reads the location in the graph; the running rule depends on it.
  let read: () -> (C, C.Index)?
  /// Reads the location as of the last update.
  let readLast: () -> (C, C.Index)?
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

/// The location of an element in the collection behind a binding, for the element's row.
private final class RowLocation<Base: MutableCollection & RandomAccessCollection>: Location<Base.Element> {
  private let source: RowSource<ElementBindings<Base>>
  private let graph: AttributeGraph
  /// The element's attribute, which is removed with the row.
  fileprivate var element: Attribute<Base.Element>?
  private let lock = NSLock()
  /// The element as it was read or written last; the lock guards it.
  ///
  /// It is used after the row's removal, and by other threads.
  private var last: Base.Element

  init(_ source: RowSource<ElementBindings<Base>>, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
    guard let (collection, index) = source.readLast() else {
      fatalError("ForEach: a row that doesn't exist was built; this is a bug in Trellis")
    }
    last = collection.elements[index]
  }

  override var isTracked: Bool { true }

  private func remember(_ element: Base.Element) -> Base.Element {
    // The old element is released outside the lock, because its deinitializer may run any code.
    var old = element
    lock.withLock { swap(&old, &last) }
    return element
  }

  fileprivate func readElement() -> Base.Element {
    guard let (collection, index) = source.read() else { return lock.withLock { last } }
    return remember(collection.elements[index])
  }

  override func get() -> Base.Element {
    guard StateWrites.isOnMainActor, let element, element.exists, let (collection, index) = source.readLast()
    else { return lock.withLock { last } }
    // Between updates, the collection's value is the last write, whether or not a body has read it. During an update, the element's
    // attribute is read, unless the binding is made of closures, which aren't tracked.
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
    guard let element, element.exists, let (collection, index) = source.readLast() else { return }
    collection.write(remember(value), at: index)
  }
}
