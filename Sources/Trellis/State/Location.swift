import TrellisGraph

/// A place that holds a value: what a binding refers to.
class Location<Value> {
  /// The value; reading it inside a body makes the body depend on it.
  func get() -> Value {
    preconditionFailure("Location.get: an abstract location was read; this is a bug in Trellis")
  }
  func set(_ value: Value) {}
}

/// A `@State` in the graph; where its view has gone, what tasks and closures of that view still share.
final class StateLocation<Value>: Location<Value> {
  private let attribute: Attribute<Value>
  private let writes: StateWrites
  /// The value that was set last: what is left of the state when its attribute is gone.
  private var last: Value

  init(_ attribute: Attribute<Value>, initialValue: Value, writes: StateWrites) {
    self.attribute = attribute
    self.writes = writes
    last = initialValue
  }

  override func get() -> Value {
    attribute.exists ? attribute.wrappedValue : last
  }

  override func set(_ value: Value) {
    writes.perform(on: attribute.erased) { [self] in
      last = value
      if attribute.exists { attribute.wrappedValue = value }
    }
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
