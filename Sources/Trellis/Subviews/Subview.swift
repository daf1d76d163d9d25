/// A view of a list that somebody else puts in a container.
///
/// It may be modified, and shown once: a view that is shown in two places has a state of its own in each.
///
/// Source: documented, developer.apple.com/documentation/swiftui/subview.
public nonisolated struct Subview: View, Identifiable {
  /// It has no body.
  public typealias Body = Never

  /// What tells the view from the others of its list, as long as it is there.
  public nonisolated struct ID: Hashable, Sendable {
    let element: UInt64
  }

  /// What tells the view from the others of its list.
  public let id: ID
  /// The values that the view hands to whoever puts it in a container.
  public let containerValues: ContainerValues
  let element: ViewElement
  /// The environment that the list was made in.
  let environment: EnvironmentScope
  /// Whether it has that wherever it is put.
  private(set) var keepsEnvironment = false

  /// The view in the environment that its list was made in, wherever it is put: what belongs to its place there and is seen elsewhere.
  package var inItsEnvironment: Subview {
    var view = self
    view.keepsEnvironment = true
    return view
  }
}

/// The views that a view stands for, in their order: as a view, all of them one after the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/subviewscollection.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
  var subviews: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position, which has to be one of the collection's.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// Some of the views, as a view too.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, range: bounds)
  }

  /// The views one after the other.
  public var body: some View { ForEach(subviews: self) { $0 } }
}

/// Some of the views that a view stands for: as a view, all of them one after the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/subviewscollectionslice.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let base: SubviewsCollection
  let range: Range<Int>

  /// The position of the first view, in the whole collection.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last view, in the whole collection.
  public var endIndex: Int { range.upperBound }
  /// The view at a position, which has to be one of the slice's.
  public subscript(position: Int) -> Subview { base[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, range: bounds)
  }

  /// The views one after the other.
  public var body: some View {
    ForEach(subviews: SubviewsCollection(subviews: Array(base.subviews[range]))) { $0 }
  }
}

/// What `Group(subviews:)` holds.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupelementsofcontent.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension Group {
  /// Makes views of the views that another view stands for, all at once.
  ///
  /// The closure runs again when views come or go, or hand other values.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/group/init(subviews:transform:).
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}

/// The data of `ForEach(subviews:)`: the views that another view stands for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/foreachsubviewcollection.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The view whose views these are; nil where they are known.
  let source: AnyView?
  var subviews: [Subview] = []

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position, which has to be one of the collection's.
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension ForEach {
  /// Makes a view of each of the views that another view stands for.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/foreach/init(subviews:content:).
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let known = (view as? SubviewsCollection)?.subviews ?? (view as? SubviewsCollectionSlice).map(Array.init)
    self.init(
      data: ForEachSubviewCollection(source: known == nil ? AnyView(view) : nil, subviews: known ?? []),
      id: ElementIdentity(of: Subview.self) { $0.id }, content: content)
  }
}
