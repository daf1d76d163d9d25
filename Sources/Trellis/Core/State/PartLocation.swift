import Foundation
import Observation
import TrellisGraph

/// The location of a part of another location's value.
class PartLocation<Whole, Part>: Location<Part> {
  let whole: Location<Whole>

  init(_ whole: Location<Whole>) {
    self.whole = whole
  }

  override var isTracked: Bool { whole.isTracked }
  override var leavesTransactions: Bool { whole.leavesTransactions }
  override var isPart: Bool { isTracked }
  override var observedObject: ObservedSource? { whole.observedObject }
  override var origin: AnyAttribute? { whole.origin }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part>, type(of: other) == type(of: self) else {
      return false
    }
    return whole.isSame(as: other.whole) && isSamePart(as: other)
  }

  /// Returns whether another location of the same class and the same whole leads to the same part.
  func isSamePart(as other: PartLocation<Whole, Part>) -> Bool { true }
}

/// The location of the part at a key path.
final class KeyPathLocation<Whole, Part>: PartLocation<Whole, Part> {
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
    self.keyPath = keyPath
    super.init(whole)
  }

  override func get() -> Part { whole.get()[keyPath: keyPath] }

  override func set(_ value: Part) {
    var changed = whole.get()
    changed[keyPath: keyPath] = value
    whole.set(changed)
  }

  override func isSamePart(as other: PartLocation<Whole, Part>) -> Bool {
    (other as? KeyPathLocation)?.keyPath == keyPath
  }
}

/// The value that a location read last, for use on any thread; nil if it has read none.
private final class LastValue<Value> {
  private let lock = NSLock()
  /// Guarded by the lock.
  private var content: Value?

  init(_ value: Value?) {
    content = value
  }

  var value: Value? {
    get { lock.withLock { content } }
    set {
      // The old value is released outside the lock, as its deinitializer may run arbitrary code.
      var old = newValue
      lock.withLock { swap(&old, &content) }
    }
  }
}

/// The location of an element of a collection.
///
/// If the index is out of bounds now, reading returns the element that was read before, and writing does nothing. A row that is
/// about to be removed may still read its element.
final class ElementLocation<Base: MutableCollection>: PartLocation<Base, Base.Element> {
  private let index: Base.Index
  /// The element that was read before.
  private let last: LastValue<Base.Element>

  init(_ whole: Location<Base>, _ index: Base.Index, last: Base.Element? = nil) {
    self.index = index
    self.last = LastValue(last)
    super.init(whole)
  }

  override func get() -> Base.Element {
    let now = whole.get()
    if index < now.startIndex || index >= now.endIndex, let last = last.value { return last }
    let element = now[index]
    last.value = element
    return element
  }

  override func set(_ element: Base.Element) {
    var now = whole.get()
    guard index >= now.startIndex, index < now.endIndex else { return }
    now[index] = element
    whole.set(now)
  }

  override func isSamePart(as other: PartLocation<Base, Base.Element>) -> Bool {
    (other as? ElementLocation)?.index == index
  }
}

/// The location of the value inside an optional; if the optional has become nil, reading returns the value that was read before.
final class WrappedLocation<Wrapped>: PartLocation<Wrapped?, Wrapped> {
  private let last: LastValue<Wrapped>

  init(_ whole: Location<Wrapped?>, _ value: Wrapped) {
    last = LastValue(value)
    super.init(whole)
  }

  override func get() -> Wrapped {
    guard let now = whole.get() else { return last.value! }
    last.value = now
    return now
  }

  override func set(_ value: Wrapped) { whole.set(value) }
}

/// The location of a value as an optional; writing nil does nothing.
final class OptionalLocation<Wrapped>: PartLocation<Wrapped, Wrapped?> {
  override func get() -> Wrapped? { whole.get() }
  override func set(_ value: Wrapped?) { if let value { whole.set(value) } }
}

/// The location of a hashable value as `AnyHashable`; writing a value of another type does nothing.
final class HashableLocation<Value: Hashable>: PartLocation<Value, AnyHashable> {
  override func get() -> AnyHashable { whole.get() }
  override func set(_ value: AnyHashable) { if let value = value.base as? Value { whole.set(value) } }
}

/// The location of an object's property, which `@Observable` tracks or whose object announces its changes.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let source: ObservedSource?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, source: ObservedSource? = nil) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  override var isTracked: Bool { source != nil || object is any Observable }
  override var isPart: Bool { isTracked }
  override var observedObject: ObservedSource? { source }
  override var origin: AnyAttribute? { source?.origin }

  /// Returns the value of the property; a rule that calls this depends on the object's changes.
  override func get() -> Value {
    if let source, StateWrites.isOnMainActor { MainActor.assumeIsolated { source.dependInUpdate() } }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
