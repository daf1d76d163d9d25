import TrellisGraph

/// A place that holds a value: what a binding refers to.
class Location<Value> {
  /// The value; reading it inside a body makes the body depend on it.
  func get() -> Value {
    preconditionFailure("Location.get: an abstract location was read; this is a bug in Trellis")
  }
  func set(_ value: Value) {}

  /// Whether both lead to the same value by the same way, so that one can stand for the other.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The attribute that the value comes from; nil where that isn't known.
  var source: AnyAttribute? { nil }
}

extension Location: Equatable {
  /// A view that is given a binding is the same view as long as the binding leads to the same place, whatever is there.
  static func == (first: Location, second: Location) -> Bool { first.isSame(as: second) }
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

  override var source: AnyAttribute? { attribute.erased }

  override func set(_ value: Value) {
    writes.perform(on: attribute.erased) { [self] in
      last = value
      if attribute.exists { attribute.wrappedValue = value }
    }
  }
}

/// A pair of closures.
final class ClosureLocation<Value>: Location<Value> {
  private struct Closures {
    let read: () -> Value
    let write: (Value) -> Void
  }

  private let closures: Closures

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    closures = Closures(read: read, write: write)
  }

  override func get() -> Value { closures.read() }
  override func set(_ value: Value) { closures.write(value) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ClosureLocation else { return false }
    return ValueComparison.areEqual(closures, other.closures)
  }
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

  override var source: AnyAttribute? { root.source }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation else { return false }
    return root == other.root && keyPath == other.keyPath
  }
}
