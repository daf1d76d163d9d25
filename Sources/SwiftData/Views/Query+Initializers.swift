public import Foundation
public import Trellis

extension Query where Result == [Element] {
  /// Fetches all models, in the order of insertion.
  public init() { self.init(FetchDescriptor(), nil) }
  /// Creates the same query with a transaction or an animation for its changes.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }
  /// Creates the same query with a transaction or an animation for its changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

  /// Fetches the models of a description.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction)
  }
  /// Creates the same query with a transaction or an animation for its changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// Fetches the models that satisfy a predicate, in the order of descriptors.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }
  /// Creates the same query with a transaction or an animation for its changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// Fetches the models that satisfy a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [.by(keyPath, order)]), transaction)
  }
  /// Creates the same query with a transaction or an animation for its changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [.by(keyPath, order)]), Transaction(animation: animation))
  }

  /// Fetches the models that satisfy a predicate, in the order of an optional property; nil comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [.by(keyPath, order)]), transaction)
  }
  /// Creates the same query with a transaction or an animation for its changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [.by(keyPath, order)]), Transaction(animation: animation))
  }
}

extension SortDescriptor {
  /// Returns the descriptor of a key path; strings are in the order of lists of files.
  fileprivate static func by<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, _ order: SortOrder)
    -> Self
  {
    if let text = keyPath as? KeyPath<Compared, String> {
      return SortDescriptor(sendable(text), order: order)
    }
    return SortDescriptor(sendable(keyPath), order: order)
  }

  fileprivate static func by<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, _ order: SortOrder)
    -> Self
  {
    SortDescriptor(sendable(keyPath), order: order)
  }
}

/// Returns a key path of a property as a sendable one.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}
