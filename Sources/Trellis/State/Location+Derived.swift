import TrellisGraph

/// A value that stays what it is.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// The value in an optional that another location holds.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  /// The value that was read last: what is left where the optional has become nil.
  private var last: Value

  init(_ base: Location<Value?>, now value: Value) {
    self.base = base
    last = value
  }

  override func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  override func set(_ value: Value) { base.set(value) }
  override var source: AnyAttribute? { base.source }

  override func isSame(as other: Location<Value>) -> Bool {
    base == (other as? UnwrappedLocation)?.base
  }
}

/// What another location holds, as an optional.
final class WrappedLocation<Value>: Location<Value?> {
  private let base: Location<Value>

  init(_ base: Location<Value>) {
    self.base = base
  }

  override func get() -> Value? { base.get() }
  override func set(_ value: Value?) { if let value { base.set(value) } }
  override var source: AnyAttribute? { base.source }

  override func isSame(as other: Location<Value?>) -> Bool {
    base == (other as? WrappedLocation)?.base
  }
}

/// An element of a collection that another location holds.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let position: Base.Index
  /// The element that was read last: what is left where the collection has become shorter.
  private var last: Base.Element

  init(_ base: Location<Base>, at position: Base.Index, now element: Base.Element) {
    self.base = base
    self.position = position
    last = element
  }

  override func get() -> Base.Element {
    let now = base.get()
    if position >= now.startIndex && position < now.endIndex { last = now[position] }
    return last
  }

  override func set(_ element: Base.Element) {
    var now = base.get()
    guard position >= now.startIndex, position < now.endIndex else { return }
    now[position] = element
    base.set(now)
  }

  override var source: AnyAttribute? { base.source }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && base == other.base
  }
}
