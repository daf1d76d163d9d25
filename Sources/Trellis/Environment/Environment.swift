import TrellisGraph

/// Reads a value of the environment.
///
/// The body depends on that value alone, not on the rest of the environment.
///
/// Outside a view on screen it has the key's default value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  // What is found there doesn't make a view another: it has an attribute of its own.
  private var linked = LeftOut<Attribute<Value>?>(nil)

  private var attribute: Attribute<Value>? { linked.value }

  /// Creates a reader of the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value {
    guard let attribute, attribute.exists else { return EnvironmentValues()[keyPath: keyPath] }
    return attribute.wrappedValue
  }
}

extension Environment: LinkedProperty {
  private final class Slot {
    let keyPath: AnyKeyPath
    let attribute: Attribute<Value>

    init(keyPath: AnyKeyPath, attribute: Attribute<Value>) {
      self.keyPath = keyPath
      self.attribute = attribute
    }
  }

  mutating func link(to slot: inout AnyObject?, in place: ViewPlace, name: String) {
    if let known = slot as? Slot, known.keyPath === keyPath || known.keyPath == keyPath {
      linked.value = known.attribute
    } else {
      let found = place.inputs.environment.value(keyPath, named: name)
      linked.value = found
      slot = Slot(keyPath: keyPath, attribute: found)
    }
  }

  func source(_ slot: AnyObject?) -> AnyAttribute? { (slot as? Slot)?.attribute.erased }
}
