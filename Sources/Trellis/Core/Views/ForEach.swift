import TrellisGraph

/// Views for the elements of a collection, each with an identity: a row keeps its state while its id is in the collection.
///
/// A repeated id makes several rows, distinguished by their order; a warning is logged once. If neither the element nor the
/// closure has changed, the closure isn't called; a closure with captures counts as changed whenever it is created. A row's views
/// are evaluated again only if their own values have changed, or values that they read.
///
/// Source: documented, developer.apple.com/documentation/swiftui/foreach; recorded, ID-V6 and ID-V10.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: ElementIdentity<ID>
  /// The edit actions of the collection itself; nil unless it was created with ``EditActions``.
  let edits: RowsEditing?

  init(
    data: Data, id: ElementIdentity<ID>, edits: RowsEditing? = nil,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.edits = edits
    self.content = content
  }
}

extension ForEach {
  /// Creates the elements' contents for a builder other than `ViewBuilder`.
  package init(of data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: ElementIdentity(id), content: content)
  }

  /// Returns the id of an element.
  package func id(of element: Data.Element) -> ID { withUnsafePointer(to: element) { id.read($0) } }

  /// Returns views for contents that another builder has created.
  package func viewed<V: View>(_ view: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
    let content = content
    return ForEach<Data, ID, V>(data: data, id: id) { view(content($0)) }
  }
}

extension ForEach: View where Content: View {
  /// The view has no body.
  public typealias Body = Never
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  // A binding to a collection is also a collection of bindings. Such an argument has to choose an initializer with a `Binding` parameter.

  /// Creates a view for each identifiable element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: ElementIdentity(of: Data.Element.self) { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: ElementIdentity(id), content: content)
  }

  /// Creates a view for each element of the collection behind a binding; the closure gets a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C> {
    self.init(data: ElementBindings(base: data), id: ElementIdentity(id), content: content)
  }

  /// Creates a view for each identifiable element of the collection behind a binding; the closure gets a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: ElementBindings(base: data), id: ElementIdentity(of: C.Element.self) { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: ElementIdentity(of: Int.self, isElement: true) { $0 }, content: content)
  }
}
