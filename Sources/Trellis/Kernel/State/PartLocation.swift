import Foundation
import Observation
import TrellisGraph

/// A part of what another location holds.
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

  /// Whether another location of the same class, in the same whole, stands for the same part.
  func isSamePart(as other: PartLocation<Whole, Part>) -> Bool { true }
}

/// The part that a key path leads to.
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

/// What a location has read last, on whatever thread; nil where nobody has looked.
private final class LastValue<Value> {
  private let lock = NSLock()
  /// The lock guards it.
  private var content: Value?

  init(_ value: Value?) {
    content = value
  }

  var value: Value? {
    get { lock.withLock { content } }
    set {
      // The old value goes outside the lock: that may run anybody's code.
      var old = newValue
      lock.withLock { swap(&old, &content) }
    }
  }
}

/// An element of a collection.
///
/// Where its index is out of bounds by now, it is the element that was there last, and writing it does nothing: a row that
/// is about to go may still be asked for it.
final class ElementLocation<Base: MutableCollection>: PartLocation<Base, Base.Element> {
  private let index: Base.Index
  /// The element that was there last.
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

/// The value inside an optional; where that is nil by now, the value that was there last.
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

/// A value as an optional; nil isn't written.
final class OptionalLocation<Wrapped>: PartLocation<Wrapped, Wrapped?> {
  override func get() -> Wrapped? { whole.get() }
  override func set(_ value: Wrapped?) { if let value { whole.set(value) } }
}

/// A hashable value of any type.
final class HashableLocation<Value: Hashable>: PartLocation<Value, AnyHashable> {
  override func get() -> AnyHashable { whole.get() }
  override func set(_ value: AnyHashable) { if let value = value.base as? Value { whole.set(value) } }
}

/// A property of an object: one that `@Observable` tracks by itself, or one whose object says when it changes.
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

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
