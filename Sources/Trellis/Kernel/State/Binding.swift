import TrellisGraph

/// A way to read and write a value that lives elsewhere.
///
/// A view that is given a binding is the same view as long as the binding leads to the same value: what that is counts
/// only for bodies that read it. A binding of two closures leads to the same value only as a copy of itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/binding.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// What travels with each write: it is set in the transaction in force.
  public var transaction = Transaction()
  /// The value, where a view's instance keeps it apart from the larger one that it is in.
  private var part: Attribute<Value>?

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding of two closures.
  ///
  /// A transaction of the binding's doesn't reach what the second one writes, as it isn't given it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/binding/init(get:set:); that no transaction gets there:
  /// recorded, TX-T11.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(read: get, write: set, leavesTransactions: true))
  }

  /// Creates a binding of two closures, of which the second is given the transaction that comes with a write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(read: get, write: { set($0, .current) }, leavesTransactions: false))
  }

  /// Creates a binding to a value that stays what it is; writing it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  ///
  /// A body that reads it depends on where it comes from.
  public var wrappedValue: Value {
    get {
      if let part, StateWrites.isOnMainActor, part.exists, part.isGraphUpdating { return part.wrappedValue }
      return location.get()
    }
    nonmutating set {
      if transaction.isEmpty || location.leavesTransactions { return location.set(newValue) }
      withTransaction(Transaction.current.overridden(by: transaction)) { location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Creates a binding from another, as `@Binding` does with the projected value that it is given.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: KeyPathLocation(location, keyPath), transaction: transaction)
  }

  /// The binding, with a transaction that travels with each write.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding {
  /// Creates a binding to the value inside an optional; nil where there is none now.
  ///
  /// Should the optional become nil later, the binding reads the value that it had before.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: WrappedLocation(base.location, value), transaction: base.transaction)
  }

  /// Creates a binding to a value as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: OptionalLocation(base.location), transaction: base.transaction)
  }

  /// Creates a binding to a hashable value as one of any type; writing a value of another type does nothing.
  public init<Hashed: Hashable>(_ base: Binding<Hashed>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location), transaction: base.transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

// Writes may come from any thread; they reach the graph on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Bindings to the elements of a collection

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The bindings to a part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position behind another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves a position behind the next element.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  ///
  /// Reading it traps where there is none and was none before. Should there be none later, it gives the element that was read
  /// last, and writing it does nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Moves a position before the element in front of it.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

// MARK: - In a view

extension Binding: LinkedProperty {
  /// What a view's instance keeps for a binding whose value is a part of a larger one.
  private final class Slot {
    let location: Location<Value>
    let part: InstanceRule<Value>

    init(location: Location<Value>, part: InstanceRule<Value>) {
      self.location = location
      self.part = part
    }
  }

  /// A body that reads a part depends on an attribute of that part: the rest of the larger value doesn't reach it.
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    guard location.isPart else {
      (slot as? Slot)?.part.remove()
      slot = nil
      return
    }
    if let known = slot as? Slot {
      if known.location.isSame(as: location) {
        part = known.part.attribute
        return
      }
      known.part.remove()
    }
    let location = location
    let object = location.observedObject.map { instance.inputs.context.sources.use($0) }
    let rule = instance.makeRule(name: name, kind: .binding) {
      object?.source.depend()
      return location.get()
    }
    part = rule.attribute
    slot = Slot(location: location, part: rule)
  }

  /// What is in an observable object is known where that is watched.
  var isKnownUnbuilt: Bool { location.observedObject == nil }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? Slot)?.part.attribute.erased ?? location.origin].compactMap(\.self)
  }
}
