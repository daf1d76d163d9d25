import TrellisGraph

/// A key of a focused value.
public nonisolated protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A key that `@Entry` generates for a property of ``FocusedValues``.
public nonisolated protocol __FocusedEntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default value, if none is published.
  static var defaultValue: Value { get }
}

/// The values that the views around the focused view publish, for commands and views elsewhere in the window.
///
/// ```swift
/// extension FocusedValues { @Entry var note: Note? }
/// editor.focusedValue(\.note, note)
/// @FocusedValue(\.note) private var note
/// ```
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: any PublishedFocusedValue] = [:]

  /// Creates an empty set of values.
  init() {}

  /// The value for a key, or nil if none is published.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? PublishedValue<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { PublishedValue(value: $0) } }
  }

  /// The value of an optional property that is marked `@Entry`.
  public subscript<Key: __FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? PublishedValue<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = PublishedValue(value: newValue) }
  }

  /// Returns whether the same values are published.
  fileprivate func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { value.isSame(as: $0) } ?? false }
  }

  /// Adds other values, which take precedence.
  fileprivate mutating func add(_ others: FocusedValues) { values.merge(others.values) { $1 } }

  /// The object of a type, or nil if none is published.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (values[ObjectIdentifier(type)] as? PublishedValue<Object>)?.value }
    set { values[ObjectIdentifier(type)] = newValue.map { PublishedValue(value: $0) } }
  }
}

/// A published value of any type.
private nonisolated protocol PublishedFocusedValue {
  func isSame(as other: any PublishedFocusedValue) -> Bool
}

private nonisolated struct PublishedValue<Value>: PublishedFocusedValue {
  let value: Value

  func isSame(as other: any PublishedFocusedValue) -> Bool {
    (other as? PublishedValue<Value>).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

private nonisolated struct FocusedValueModifier {
  let set: (inout FocusedValues) -> Void
  /// Whether the value is published independently of the focus in the window.
  let isOfScene: Bool
}

extension View {
  /// Publishes a value while the view, or one in it, has the focus; of several values, the innermost is used.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing(inScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value while the view, or one in it, has the focus; nil publishes none.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(inScene: false) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Publishes an object while the view, or one in it, has the focus; nil publishes none.
  public nonisolated func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    publishing(inScene: false) { if let object { $0[object: Object.self] = object } }
  }

  /// Publishes a value for any focus in the window; values of the views around the focus take precedence.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing(inScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value for any focus in the window; nil publishes none.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(inScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Publishes an object for any focus in the window; nil publishes none.
  public nonisolated func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
    publishing(inScene: true) { if let object { $0[object: Object.self] = object } }
  }

  private nonisolated func publishing(
    inScene isOfScene: Bool, _ set: @escaping (inout FocusedValues) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: FocusedValueModifier(set: set, isOfScene: isOfScene))
  }
}

extension FocusedValueModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    let published = inputs.graph.input(name: "focusedValue", kind: .state, FocusedValues())
    let node = FocusedValueNode(in: inputs[FocusNodeKey.self], published, modifier)
    inputs[FocusNodeKey.self] = node
    inputs.context.focus.register(node)
    return content(inputs)
  }
}

/// The node of a view that publishes focused values.
///
/// Values are published after an update, as their readers may be anywhere, including in views that determine this view's layout.
private final class FocusedValueNode: FocusNode, FocusedValuePublisher {
  /// The values that were published last.
  let published: Attribute<FocusedValues>
  private let modifier: GraphValue<FocusedValueModifier>

  init(
    in outer: FocusNode?, _ published: Attribute<FocusedValues>, _ modifier: GraphValue<FocusedValueModifier>
  ) {
    (self.published, self.modifier) = (published, modifier)
    super.init(in: outer)
  }

  var isThere: Bool { published.exists }
  var isOfScene: Bool { modifier.read { $0.isOfScene } }

  func publish() -> Bool {
    var values = FocusedValues()
    modifier.read { $0.set }(&values)
    guard !values.isSame(as: published.wrappedValue) else { return false }
    published.wrappedValue = values
    return true
  }
}

extension Focus {
  /// The present focused values; a rule that reads them depends on the focus and on the published values.
  var values: FocusedValues {
    var values = FocusedValues()
    let focusedPublishers = focusedPublishers
    for publisher in focusedPublishers.scene + focusedPublishers.path {
      guard let node = publisher as? FocusedValueNode, node.isThere else { continue }
      values.add(node.published.wrappedValue)
    }
    return values
  }
}

/// A property that reads a focused value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var linked = Untracked<Focus?>(nil)

  /// Creates a property for the focused value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property for the focused object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject { read = { $0[object: objectType] } }

  /// The value; nil if none is published, and outside a view on screen.
  @MainActor public var wrappedValue: Value? { linked.value.flatMap { read($0.values) } }
}

extension FocusedValue: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    linked.value = instance.inputs.context.focus
  }
}

/// A property that reads and writes a value through a focused binding.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var linked = Untracked<Focus?>(nil)

  /// Creates a property for the focused binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  @MainActor private var binding: Binding<Value>? { linked.value.flatMap { $0.values[keyPath: keyPath] } }

  /// The value; nil if no binding is published.
  ///
  /// Setting nil does nothing.
  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    linked.value = instance.inputs.context.focus
  }
}
