public import Observation
import TrellisGraph

/// A property wrapper that reads a value of the environment.
///
/// The body depends on that value alone, not on the rest of the environment. With an `@Observable` object, it depends on the
/// properties that it reads.
///
/// Outside a view on screen, the value is the key's default value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object that has to be in the environment.
    case object(KeyPath<EnvironmentValues, Value?>)
  }

  private let source: Source
  // Untracked, because the environment value has an attribute of its own.
  private var linked = Untracked<Slot?>(nil)

  /// The storage that the view's instance keeps for the property, or nil outside an instance.
  private var slot: Slot? { linked.value }

  /// Creates a reader of the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value(keyPath)
  }

  /// The value.
  ///
  /// Traps if the value is an object that isn't in the environment; the message names its type and the view's.
  public var wrappedValue: Value {
    switch source {
    case .value(let keyPath):
      guard case .value(let attribute) = slot?.content, attribute.exists else {
        return EnvironmentValues()[keyPath: keyPath]
      }
      return attribute.wrappedValue
    case .object:
      if let object = slot?.object { return object }
      stopForMissingObject(Value.self, protocol: "Observable object", view: slot?.view ?? "")
    }
  }
}

extension Environment {
  /// Creates a reader of the `@Observable` object of a type, which has to be in the environment when it is read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(\.[observable: ObjectKey<Value>()])
  }

  /// Creates a reader of the `@Observable` object of a type; the value is nil if the environment has none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .value(\.[observable: ObjectKey<Object>()])
  }
}

extension Environment: LinkedProperty {
  private final class Slot {
    enum Content {
      case value(Attribute<Value>)
      case object(Attribute<Value?>)
    }

    let keyPath: AnyKeyPath
    let content: Content
    /// The view, for messages.
    let view: String
    /// The object at the last evaluation, for closures that outlive the view; nil for other values and without an object.
    var object: Value?

    init(keyPath: AnyKeyPath, content: Content, view: String) {
      self.keyPath = keyPath
      self.content = content
      self.view = view
    }
  }

  private var keyPath: AnyKeyPath {
    switch source {
    case .value(let keyPath): keyPath
    case .object(let keyPath): keyPath
    }
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let keyPath = keyPath
    let own: Slot
    if let known = slot as? Slot, known.keyPath === keyPath || known.keyPath == keyPath {
      own = known
    } else {
      let environment = instance.inputs.environment
      let content: Slot.Content =
        switch source {
        case .value(let keyPath): .value(environment.value(keyPath, named: name))
        case .object(let keyPath): .object(environment.value(keyPath, named: name))
        }
      own = Slot(keyPath: keyPath, content: content, view: instance.owner)
    }
    if case .object(let attribute) = own.content { own.object = attribute.wrappedValue }
    linked.value = own
    slot = own
  }

  static var mayBeReused: Bool { true }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    switch (slot as? Slot)?.content {
    case .value(let attribute): [attribute.erased]
    case .object(let attribute): [attribute.erased]
    case nil: []
    }
  }
}
