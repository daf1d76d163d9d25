public import Foundation
import Synchronization

/// A position in the history of stores.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// A position in the history of a store of this module.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the transaction; those of a store ascend.
  let number: Int64

  /// Returns whether one value is before another.
  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
    lhs.number < rhs.number
  }
}

/// A save in the history of a store.
public protocol HistoryTransaction: Sendable {
  associatedtype TokenType: HistoryToken
  /// The time of the save.
  var timestamp: Date { get }
  /// The position in the history.
  var token: TokenType { get }
  /// The number of the transaction in its store.
  var transactionIdentifier: Int64 { get }
  var storeIdentifier: String { get }
  /// The name of the program that saved.
  var bundleIdentifier: String { get }
  /// The identifier of the process that saved.
  var processIdentifier: String { get }
  /// The author of the context that saved; nil if it had none.
  var author: String? { get }
  /// The changes: insertions, then updates, then deletions.
  var changes: [HistoryChange] { get }
}

/// A save in the history of a store of this module.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The time of the save.
  public let timestamp: Date
  /// The position in the history.
  public let token: DefaultHistoryToken
  /// The position of the transaction in the store's history.
  public let transactionIdentifier: Int64
  /// The identifier of the store.
  public let storeIdentifier: String
  /// The name of the program that saved.
  public let bundleIdentifier: String
  /// The identifier of the process that saved.
  public let processIdentifier: String
  /// The author of the context that saved; nil if it had none.
  public let author: String?
  /// The changes: insertions, then updates, then deletions.
  ///
  /// They are decoded when they are first read.
  public var changes: [HistoryChange] { lazyChanges.value }
  let lazyChanges: LazyChanges
}

/// The changes of a transaction, which are decoded once.
final class LazyChanges: @unchecked Sendable {
  private let known = Mutex<[HistoryChange]?>(nil)
  private let decode: () -> [HistoryChange]

  init(_ decode: @escaping () -> [HistoryChange]) { self.decode = decode }

  var value: [HistoryChange] {
    known.withLock { known in
      let value = known ?? decode()
      known = value
      return value
    }
  }
}

/// The description of transactions to fetch or to delete.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// The condition; nil for all transactions.
  public var predicate: Predicate<Transaction>?
  /// The greatest number of transactions; 0 for all.
  public var fetchLimit: UInt64
  /// The order, most important first; empty for the order of saving.
  public var sortBy: [SortDescriptor<Transaction>]

  /// Creates a description.
  public init(
    predicate: Predicate<Transaction>? = nil, fetchLimit: UInt64 = 0,
    sortBy: [SortDescriptor<Transaction>] = []
  ) {
    (self.predicate, self.fetchLimit, self.sortBy) = (predicate, fetchLimit, sortBy)
  }
}
