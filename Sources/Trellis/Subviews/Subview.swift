/// A view of a list, to be placed in a container.
///
/// The view may be modified. It is meant to be shown once: if it is shown twice, each copy has its own state.
public nonisolated struct Subview: View, Identifiable {
  /// The subview has no body.
  public typealias Body = Never

  /// The identity of a view in its list, for as long as the view exists.
  public nonisolated struct ID: Hashable, Sendable {
    let element: UInt64
  }

  /// The identity of the view in its list.
  public let id: ID
  /// The values that the view passes to the container in which it is placed.
  public let containerValues: ContainerValues
  let element: ViewElement
  /// The environment in which the list was made.
  let environment: EnvironmentScope
  /// Whether the view keeps its list's environment wherever it is placed.
  private(set) var keepsEnvironment = false

  /// The view with the environment of its list wherever it is placed, for views that belong to the list but are shown elsewhere.
  package var inItsEnvironment: Subview {
    var view = self
    view.keepsEnvironment = true
    return view
  }
}

/// The subviews of a view, in order; as a view, it shows them one after another.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
  var subviews: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The subview at a position, which must be valid.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// The subviews in a range, as a collection that is also a view.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, range: bounds)
  }

  /// The subviews one after another.
  public var body: some View { ForEach(subviews: self) { $0 } }
}

/// A range of the subviews of a view; as a view, it shows them one after another.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let base: SubviewsCollection
  let range: Range<Int>

  /// The position of the first view, in the whole collection.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last view, in the whole collection.
  public var endIndex: Int { range.upperBound }
  /// The subview at a position, which must be valid.
  public subscript(position: Int) -> Subview { base[position] }
  /// A range of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, range: bounds)
  }

  /// The subviews one after another.
  public var body: some View {
    ForEach(subviews: SubviewsCollection(subviews: Array(base.subviews[range]))) { $0 }
  }
}

/// The content of `Group(subviews:)`.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  /// The content has no body.
  public typealias Body = Never

  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension Group {
  /// Creates views from all subviews of another view.
  ///
  /// The closure runs again when views are inserted or removed, or when they pass other values.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}

/// The data of `ForEach(subviews:)`: the subviews of another view.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The view with these subviews; nil if the subviews are known.
  let source: AnyView?
  var subviews: [Subview] = []

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The subview at a position, which must be valid.
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension ForEach {
  /// Creates a view for each subview of another view.
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let known = (view as? SubviewsCollection)?.subviews ?? (view as? SubviewsCollectionSlice).map(Array.init)
    self.init(
      data: ForEachSubviewCollection(source: known == nil ? AnyView(view) : nil, subviews: known ?? []),
      id: ElementIdentity(of: Subview.self) { $0.id }, content: content)
  }
}
