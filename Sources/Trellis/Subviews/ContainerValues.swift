import TrellisLayout

/// A key of a value that a view passes to the container in which it is placed.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container in which it is placed; the outermost value for a key is used.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isRejected = false
/// }
/// ```
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var viewTag: ViewTag?
  /// The deletion and move actions of a `ForEach` row; nil if there are none.
  package internal(set) var rowEdits: RowEdits?
  /// The view's response to the secondary button; nil if it has none.
  package internal(set) var secondaryPress: SecondaryPressTarget?
  /// The binding to whether the section with this header is expanded; nil if the section is always expanded.
  package internal(set) var sectionExpansion: Binding<Bool>?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of a type; nil if it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { viewTag?.value(as: type) }

  /// Returns the view's tag for a selection of a type; nil unless the tag has that type or, if that is an optional type, the wrapped type.
  package func selectionTag<V: Hashable>(for type: V.Type) -> V? { viewTag?.selection(of: type) }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { viewTag?.matches(AnyHashable(tag)) ?? false }
}

/// The layout value in which container values are passed.
enum ContainerValuesTrait: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

nonisolated struct ContainerValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

nonisolated struct ContainerValuesModifier: ViewModifier {
  typealias Body = Never

  let change: (inout ContainerValues) -> Void
}

extension View {
  /// Changes the values that the view passes to its container; the closure receives the values that the view already passes.
  package nonisolated func containerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
    ModifiedContent(content: self, modifier: ContainerValuesModifier(change: change))
  }

  /// Passes a value to the container in which the view is placed.
  ///
  /// A container around the view, such as a stack, doesn't pass the value on.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    ModifiedContent(content: self, modifier: ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
