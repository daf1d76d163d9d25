import TrellisGraph

/// A key of a value that comes with the focus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusedvaluekey.
public nonisolated protocol FocusedValueKey {
  /// What the value is.
  associatedtype Value
}

/// A key that `@Entry` makes for a property of ``FocusedValues``.
public nonisolated protocol __FocusedEntryKey {
  /// What the value is.
  associatedtype Value
  /// The value where nobody says one.
  static var defaultValue: Value { get }
}

/// What the views around the one that has the focus say of it: for commands and views elsewhere in the window.
///
/// ```swift
/// extension FocusedValues { @Entry var note: Note? }
/// editor.focusedValue(\.note, note)
/// @FocusedValue(\.note) private var note
/// ```
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusedvalues.
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: any SaidValue] = [:]

  /// Creates it with nothing in it.
  init() {}

  /// The value for a key; nil where nobody says one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? Said<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { Said(value: $0) } }
  }

  /// The value of a property that is marked `@Entry`, which is an optional.
  public subscript<Key: __FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Said<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = Said(value: newValue) }
  }

  /// Whether the same is said.
  fileprivate func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { value.isSame(as: $0) } ?? false }
  }

  /// Adds what others say, which counts more.
  fileprivate mutating func add(_ others: FocusedValues) { values.merge(others.values) { $1 } }

  /// The object of a type; nil where nobody says one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (values[ObjectIdentifier(type)] as? Said<Object>)?.value }
    set { values[ObjectIdentifier(type)] = newValue.map { Said(value: $0) } }
  }
}

/// A value that somebody says, of whatever type.
private nonisolated protocol SaidValue {
  func isSame(as other: any SaidValue) -> Bool
}

private nonisolated struct Said<Value>: SaidValue {
  let value: Value

  func isSame(as other: any SaidValue) -> Bool {
    (other as? Said<Value>).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

private nonisolated struct FocusedValueModifier {
  let set: (inout FocusedValues) -> Void
  /// Whether it counts wherever the focus is in the window.
  let isOfScene: Bool
}

extension View {
  /// Says a value while the view, or one in it, has the focus; of several the innermost says it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:).
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    saying(ofScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Says a value, nil saying nothing, while the view, or one in it, has the focus.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    saying(ofScene: false) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Says an object, nil saying nothing, while the view, or one in it, has the focus.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusedvalue(_:).
  public nonisolated func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    saying(ofScene: false) { if let object { $0[object: Object.self] = object } }
  }

  /// Says a value wherever the focus is in the window; what the views around the focus say comes first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:).
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    saying(ofScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Says a value, nil saying nothing, wherever the focus is in the window.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    saying(ofScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  private nonisolated func saying(
    ofScene isOfScene: Bool, _ set: @escaping (inout FocusedValues) -> Void
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
    let said = inputs.graph.input(name: "focusedValue", kind: .state, FocusedValues())
    let node = FocusedValueNode(in: inputs[FocusNodeKey.self], said, modifier)
    inputs[FocusNodeKey.self] = node
    inputs.context.focus.noteSpeaker(node)
    return content(inputs)
  }
}

/// A view that says values.
///
/// They are heard when an update is over: who listens may stand anywhere, in what the view that speaks is laid out by, too.
private final class FocusedValueNode: FocusNode, FocusSpeaker {
  /// What was said when somebody listened last.
  let said: Attribute<FocusedValues>
  private let modifier: GraphValue<FocusedValueModifier>

  init(in outer: FocusNode?, _ said: Attribute<FocusedValues>, _ modifier: GraphValue<FocusedValueModifier>) {
    (self.said, self.modifier) = (said, modifier)
    super.init(in: outer)
  }

  var isThere: Bool { said.exists }
  var isOfScene: Bool { modifier.read { $0.isOfScene } }

  func speak() -> Bool {
    var values = FocusedValues()
    modifier.read { $0.set }(&values)
    guard !values.isSame(as: said.wrappedValue) else { return false }
    said.wrappedValue = values
    return true
  }
}

extension Focus {
  /// What is said now; a rule that asks depends on where the focus is, and on who says something.
  fileprivate var values: FocusedValues {
    var values = FocusedValues()
    let voices = voices
    for speaker in voices.scene + voices.path {
      guard let node = speaker as? FocusedValueNode, node.isThere else { continue }
      values.add(node.said.wrappedValue)
    }
    return values
  }
}

/// Reads a value that comes with the focus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusedvalue.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var linked = LeftOut<Focus?>(nil)

  /// Creates a reader of the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Creates a reader of the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject { read = { $0[object: objectType] } }

  /// The value; nil where nobody says one, and outside a view on screen.
  @MainActor public var wrappedValue: Value? { linked.value.flatMap { read($0.values) } }
}

extension FocusedValue: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    linked.value = instance.inputs.context.focus
  }
}

/// Reads and writes what a binding leads to that comes with the focus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusedbinding.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var linked = LeftOut<Focus?>(nil)

  /// Creates a reader of the binding that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  @MainActor private var binding: Binding<Value>? { linked.value.flatMap { $0.values[keyPath: keyPath] } }

  /// The value; nil where nobody says a binding, and setting it to nil does nothing.
  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The binding to that.
  @MainActor public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    linked.value = instance.inputs.context.focus
  }
}
