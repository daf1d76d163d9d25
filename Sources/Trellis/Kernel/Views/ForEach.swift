import TrellisGraph

/// A view for each element of a collection, each with an identity: a row keeps its state as long as its id is there.
///
/// An id that occurs twice stands for two rows, told apart by their order; it is reported once. Where an element and the
/// closure are what they were, the closure isn't called; a closure that captures something is another one each time that it is
/// made. A row's views are evaluated again only where their own values differ, or what they read.
///
/// Source: documented, developer.apple.com/documentation/swiftui/foreach; recorded, ID-V6 and ID-V10.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: ElementIdentity<ID>
  /// What the rows' own collection does with rows that are deleted or moved; nil where that is somebody else's matter.
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
  /// Creates what another builder than that of views makes for each element.
  package init(of data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: ElementIdentity(id), content: content)
  }

  /// The views of what another builder has made.
  package func viewed<V: View>(_ view: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
    let content = content
    return ForEach<Data, ID, V>(data: data, id: id) { view(content($0)) }
  }
}

extension ForEach: View where Content: View {
  /// It has no body.
  public typealias Body = Never
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  // A binding to a collection is a collection of bindings, too: for that the initializers below are meant.

  /// Creates a view for each of some identifiable elements.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: ElementIdentity(of: Data.Element.self) { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, whose identity is what the key path leads to.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: ElementIdentity(id), content: content)
  }

  /// Creates a view for each element of the collection behind a binding, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C> {
    self.init(data: ElementBindings(base: data), id: ElementIdentity(id), content: content)
  }

  /// Creates a view for each identifiable element of the collection behind a binding, given a binding to the element.
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
