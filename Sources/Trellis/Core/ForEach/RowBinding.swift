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

/// The source of a row's element, whose location is a collection and an index.
struct RowSource<C: Collection> {
  /// The number of the row; if the row's views are reused, that of the first row that they show.
  let number: Int
  /// The reference to the row that the views show; nil if the views aren't reused for other rows.
  let slot: RowSlot?
  /// Lets the running rule depend on the row and its element.
  let depend: () -> Void
  /// Returns the location of a row's element as of the last update, or nil if the row was removed.
  let locate: (Int) -> (C, C.Index)?
}

extension ElementBindings: BindingCollection {
  @MainActor static func makeElement(
    _ source: RowSource<ElementBindings>, _ graph: AttributeGraph
  ) -> Attribute<Binding<Base.Element>> {
    let element = graph.declare(Base.Element.self, name: "ForEach.element", kind: .element)
    var location = RowLocation(source, source.number, element, graph)
    // Another row has another location, so that a binding of the first row never leads to the second.
    func current() -> RowLocation<Base> {
      if let slot = source.slot, slot.readGeneration() != location.generation {
        location = RowLocation(source, slot.number, element, graph)
      }
      return location
    }
    graph.define(element) { current().readElement() }
    if source.slot == nil {
      return graph.input(name: "ForEach.binding", kind: .element, Binding(location: location))
    }
    return graph.rule(name: "ForEach.binding", kind: .element) { Binding(location: current()) }
  }
}

/// The location of an element in the collection behind a binding, for the element's row.
private final class RowLocation<Base: MutableCollection & RandomAccessCollection>: Location<Base.Element> {
  private let source: RowSource<ElementBindings<Base>>
  private let number: Int
  /// The generation of the row's slot.
  fileprivate let generation: Int
  private let graph: AttributeGraph
  /// The element's attribute, which is removed with the row's views.
  private let element: Attribute<Base.Element>
  private let lock = NSLock()
  /// The element as it was read or written last; the lock guards it.
  ///
  /// It is used after the row's removal, and by other threads.
  private var last: Base.Element

  init(
    _ source: RowSource<ElementBindings<Base>>, _ number: Int, _ element: Attribute<Base.Element>,
    _ graph: AttributeGraph
  ) {
    (self.source, self.number, self.element, self.graph) = (source, number, element, graph)
    generation = source.slot?.generation ?? 0
    guard let (collection, index) = source.locate(number) else {
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
    source.depend()
    guard let (collection, index) = source.locate(number) else { return lock.withLock { last } }
    return remember(collection.elements[index])
  }

  /// The location of the element; nil if the row was removed or its views show another row.
  private var located: (ElementBindings<Base>, ElementBindings<Base>.Index)? {
    guard element.exists, source.slot.map({ $0.generation == generation }) ?? true else { return nil }
    return source.locate(number)
  }

  override func get() -> Base.Element {
    guard StateWrites.isOnMainActor, let (collection, index) = located else { return lock.withLock { last } }
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
    guard let (collection, index) = located else { return }
    collection.write(remember(value), at: index)
  }
}
