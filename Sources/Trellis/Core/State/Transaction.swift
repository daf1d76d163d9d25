import Foundation
public import TrellisGraph

/// The context of a state change: values that the code that makes a change passes to the code that processes it.
///
/// It is passed to the setter of a binding made with `init(get:set:)` if the setter has two parameters.
public struct Transaction {
  private(set) var values = TransactionValues()
  /// The number of the `withTransaction` call that the transaction belongs to; 0 outside such a call.
  fileprivate var run: UInt64 = 0

  /// Creates a transaction in which every key has its default value.
  public init() {}

  /// Creates a transaction with values of the graph.
  init(_ values: TransactionValues) { self.values = values }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether no key was given a value.
  var isEmpty: Bool { values.isEmpty }

  /// Returns whether writes in both transactions form a single change: they are from the same closure, or both transactions are empty.
  func isSame(as other: Transaction) -> Bool { run == other.run || isEmpty && other.isEmpty }

  /// Returns this transaction, with the values that another sets.
  func overridden(by other: Transaction) -> Transaction {
    var result = self
    result.values = values.overridden(by: other.values)
    return result
  }
}

/// A key for a value in a transaction, with a default value.
public typealias TransactionKey = TrellisGraph.TransactionKey

// MARK: - The transaction in force

extension Transaction {
  private final class Box {
    var transaction = Transaction()
    var runCount: UInt64 = 0
  }

  private static let threadKey = "Trellis.Transaction"

  /// The transaction in force on this thread.
  static var current: Transaction {
    (Thread.current.threadDictionary[threadKey] as? Box)?.transaction ?? Transaction()
  }

  fileprivate static func perform<Result>(
    with transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let box = dictionary[threadKey] as? Box ?? Box()
    dictionary[threadKey] = box
    let outer = box.transaction
    box.runCount += 1
    box.transaction = transaction
    box.transaction.run = box.runCount
    box.transaction.startListening()
    defer { box.transaction = outer }
    return try body()
  }
}

/// Runs a closure with a transaction in force, which applies to all changes in the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(with: transaction, body)
}

/// Runs a closure with a value set in the transaction in force; the transaction's other values are kept.
///
/// Source: documented, developer.apple.com/documentation/swiftui/withtransaction(_:_:_:); that the other values are kept: ours.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.perform(with: transaction, body)
}
