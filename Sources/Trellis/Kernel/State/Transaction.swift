import Foundation
public import TrellisGraph

/// What travels with a change: values that whoever changes something hands to what takes the change in.
///
/// A binding made with `init(get:set:)` whose setter has two parameters is given it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transaction.
public struct Transaction {
  private(set) var values = TransactionValues()
  /// Tells closures run with a transaction from each other; 0 where nothing was said of how to change.
  fileprivate var run: UInt64 = 0

  /// Creates a transaction in which every key has its default value.
  public init() {}

  /// A transaction with values of the graph's.
  init(_ values: TransactionValues) { self.values = values }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether no key was given a value.
  var isEmpty: Bool { values.isEmpty }

  /// Whether what is written in both is one change: it was in one closure, or nothing is said of either.
  func isSame(as other: Transaction) -> Bool { run == other.run || isEmpty && other.isEmpty }

  /// This transaction, but for the keys that another sets.
  func overridden(by other: Transaction) -> Transaction {
    var result = self
    result.values = values.overridden(by: other.values)
    return result
  }
}

/// A key for a value in a transaction, with the value that it has where nobody set one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transactionkey.
public typealias TransactionKey = TrellisGraph.TransactionKey

// MARK: - The one in force

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

/// Runs a closure with a transaction in force: what is changed in it carries the transaction.
///
/// Source: documented, developer.apple.com/documentation/swiftui/withtransaction(_:_:).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(with: transaction, body)
}

/// Runs a closure with a value set in the transaction in force; the transaction's other values stay.
///
/// Source: documented, developer.apple.com/documentation/swiftui/withtransaction(_:_:_:); that the other values stay: ours.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.perform(with: transaction, body)
}
