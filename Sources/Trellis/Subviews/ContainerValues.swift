import TrellisLayout

/// A value that a view hands to whoever puts it in a container.
///
/// Source: documented, developer.apple.com/documentation/swiftui/containervaluekey.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to whoever puts it in a container: of several for a key the outermost counts.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isRejected = false
/// }
/// ```
///
/// Source: documented, developer.apple.com/documentation/swiftui/containervalues.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var viewTag: ViewTag?
  /// How a row of a `ForEach` is deleted and moved; nil where nobody says.
  package internal(set) var rowEdits: RowEdits?
  /// The view's response to the secondary button; nil if it has none.
  package internal(set) var secondaryPress: SecondaryPressTarget?
  /// Whether the section is open that the view is the header of; nil where it always is.
  package internal(set) var sectionExpansion: Binding<Bool>?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has; nil where it has none of that type.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/containervalues/tag(for:).
  public func tag<V: Hashable>(for type: V.Type) -> V? { viewTag?.value(as: type) }

  /// The view's tag for a selection of a type: it has to be of that type, or of what that is an optional of; nil where it isn't.
  package func selectionTag<V: Hashable>(for type: V.Type) -> V? { viewTag?.selection(of: type) }

  /// Whether the view has a tag.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/containervalues/hastag(_:).
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { viewTag?.matches(AnyHashable(tag)) ?? false }
}

/// The values among those that a view hands to layouts.
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
  /// Changes what the view hands to whoever puts it in a container, beginning with what it hands itself.
  package nonisolated func containerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
    ModifiedContent(content: self, modifier: ContainerValuesModifier(change: change))
  }

  /// Hands a value to whoever puts the view in a container.
  ///
  /// A container around the view, such as a stack, doesn't hand it on.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/containervalue(_:_:).
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    ModifiedContent(content: self, modifier: ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
