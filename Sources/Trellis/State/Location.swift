import TrellisGraph

/// A place that holds a value: what a binding refers to.
class Location<Value> {
  /// The value; reading it inside a body makes the body depend on it.
  func get() -> Value {
    preconditionFailure("Location.get: an abstract location was read; this is a bug in Trellis")
  }
  func set(_ value: Value) {}
}

/// A `@State` in the graph.
final class StateLocation<Value>: Location<Value> {
  private let attribute: Attribute<Value>
  private let writes: StateWrites

  init(_ attribute: Attribute<Value>, writes: StateWrites) {
    self.attribute = attribute
    self.writes = writes
  }

  override func get() -> Value {
    attribute.wrappedValue
  }

  override func set(_ value: Value) {
    let attribute = attribute
    writes.perform(on: attribute.erased) { attribute.wrappedValue = value }
  }
}

/// A pair of closures.
final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}

/// A part of what another location holds.
final class ProjectedLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole)
  }
}
