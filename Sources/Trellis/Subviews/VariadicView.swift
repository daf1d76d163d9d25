/// A custom container that receives the views of its content: the predecessor of `Group(subviews:)`.
///
/// Source: observed in public source; SwiftUI doesn't document it.
public nonisolated enum _VariadicView {
  /// A type that creates a body from the content's views.
  public typealias Root = _VariadicView_Root
  /// A root whose body is a single view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose body is several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of the content.
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The root, which creates the body.
    public var root: Root
    /// The content, whose views are passed to the root.
    public var content: Content

    /// Creates a tree of a root and a content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    /// The root's body for the content's views.
    @MainActor public var body: some View {
      Group(subviews: content.rowsTaggedByID()) { subviews in
        root.body(children: _VariadicView_Children(subviews: subviews))
      }
    }
  }
}

/// A type that can be the root of a ``_VariadicView/Tree``.
public protocol _VariadicView_Root {}

/// A root that creates views from the content's views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the root's body for the content's views.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is a single view, such as a stack.
///
/// A body of several views stays several views here (ours, limit).
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of the content of a ``_VariadicView/Tree``, in order; as a view, it shows them one after another.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
  let subviews: SubviewsCollection

  /// A view of the content.
  public nonisolated struct Element: View, Identifiable {
    let subview: Subview
    /// The traits that were set on the element, by their keys.
    private var traits: [ObjectIdentifier: any SetTrait] = [:]

    init(subview: Subview) { self.subview = subview }

    /// The view's identity among the content's views.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the id of the view's row in a `ForEach`, as a value of a type; nil if the view isn't in a row with such an id.
    ///
    /// If the view has a tag, that is returned instead (ours, limit).
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.containerValues.tag(for: type) }

    /// The value of a key that `_trait(_:_:)` set on the view, or the default.
    ///
    /// A value that is set is passed on by the element as a view.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      get {
        (traits[ObjectIdentifier(key)] as? TraitValue<Key>)?.value
          ?? subview.containerValues[TraitKey<Key>.self]
      }
      set { traits[ObjectIdentifier(key)] = TraitValue<Key>(value: newValue) }
    }

    /// The view.
    public var body: some View {
      if traits.isEmpty {
        subview
      } else {
        subview.containerValues { [traits] values in for trait in traits.values { trait.set(&values) } }
      }
    }
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position, which must be valid.
  public subscript(position: Int) -> Element { Element(subview: subviews[position]) }

  /// The views one after another.
  public var body: some View { subviews }
}

/// The key of a value that a view passes to the root of a ``_VariadicView/Tree``.
public nonisolated protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views without the trait.
  static var defaultValue: Value { get }
}

/// The key of container values under which a trait is passed.
private nonisolated enum TraitKey<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

/// A trait that was set on an element.
private nonisolated protocol SetTrait {
  func set(_ values: inout ContainerValues)
}

private nonisolated struct TraitValue<Key: _ViewTraitKey>: SetTrait {
  let value: Key.Value

  func set(_ values: inout ContainerValues) { values[TraitKey<Key>.self] = value }
}

extension View {
  /// Passes a value to the root of the ``_VariadicView/Tree`` around the view.
  public nonisolated func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    containerValues { $0[TraitKey<Key>.self] = value }
  }
}
