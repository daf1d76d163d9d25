/// A view for each element of a collection, each with an identity: a row keeps its state as long as its id is there.
///
/// An id that occurs twice stands for two rows, told apart by their order.
///
/// Source: documented, developer.apple.com/documentation/swiftui/foreach.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: ElementIdentity<Data.Element, ID>

  init(
    data: Data, id: ElementIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each of some identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: ElementIdentity { $0.id }, content: content)
  }
}

extension ForEach {
  /// Creates a view for each element, whose identity is what the key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: ElementIdentity(id) { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each element of the collection behind a binding, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C> {
    self.init(
      data: ElementBindings(base: data), id: ElementIdentity(id) { $0.wrappedValue[keyPath: id] },
      content: content)
  }

  /// Creates a view for each identifiable element of the collection behind a binding, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: ElementBindings(base: data), id: ElementIdentity { $0.wrappedValue.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: ElementIdentity { $0 }, content: content)
  }
}

/// The elements of a collection behind a binding, each as a binding of its own.
///
/// Reading one whose index is out of bounds by now gives the element that was read last; writing it does nothing.
public struct ElementBindings<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let base: Binding<Base>
  let elements: Base

  init(base: Binding<Base>) {
    self.base = base
    elements = base.wrappedValue
  }

  /// The position of the first element.
  public var startIndex: Base.Index { elements.startIndex }
  /// The position behind the last element.
  public var endIndex: Base.Index { elements.endIndex }
  /// The position behind another.
  public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
  /// The position before another.
  public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }
  /// The position some steps from another.
  ///
  /// O(1).
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    elements.index(index, offsetBy: distance)
  }
  /// How many steps lie between two positions.
  ///
  /// O(1).
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// A binding to the element at a position.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(
      location: ElementLocation(base.location, position, last: elements[position]),
      transaction: base.transaction)
  }
}
