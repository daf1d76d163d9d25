import TrellisGraph

/// A property that reads and writes a value stored elsewhere.
///
/// A view with a binding counts as unchanged while the binding leads to the same value; only a body that reads the value depends on
/// it. Two bindings made of closures lead to the same value only if one is a copy of the other.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction of each write: its values are set in the transaction in force.
  public var transaction = Transaction()
  /// The attribute of this part of a larger value, kept by a view's instance; nil if the value isn't such a part.
  var part: Attribute<Value>?

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from a getter and a setter.
  ///
  /// The setter isn't given the binding's transaction, so the transaction doesn't apply to the setter's writes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/binding/init(get:set:); that the transaction doesn't apply:
  /// recorded, TX-T11.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(read: get, write: set, leavesTransactions: true))
  }

  /// Creates a binding from a getter and a setter, which is given the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(read: get, write: { set($0, .current) }, leavesTransactions: false))
  }

  /// Creates a binding to a constant; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  ///
  /// A body that reads the value depends on the value's source.
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

  /// Creates a binding from the projected value of another, as `@Binding` does.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: KeyPathLocation(location, keyPath), transaction: transaction)
  }

  /// Returns the binding with a transaction for each write.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding {
  /// Creates a binding to the value inside an optional; nil if the optional is nil now.
  ///
  /// If the optional becomes nil later, reading the binding returns the value that it had before.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: WrappedLocation(base.location, value), transaction: base.transaction)
  }

  /// Creates a binding to a value as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: OptionalLocation(base.location), transaction: base.transaction)
  }

  /// Creates a binding to a hashable value as `AnyHashable`; writing a value of another type does nothing.
  public init<Hashed: Hashable>(_ base: Binding<Hashed>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location), transaction: base.transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

// Writes may come from any thread, and reach the graph on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Bindings to the elements of a collection

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves a position to the next element.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  ///
  /// Reading the binding traps if the position is out of bounds and the binding has read no element before. If the position goes
  /// out of bounds later, reading returns the element that was read before, and writes are ignored.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Moves a position to the previous element.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
