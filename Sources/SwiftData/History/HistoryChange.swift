/// A change of a model in the history of a store.
public enum HistoryChange: Sendable {
  /// A model was inserted.
  case insert(any HistoryInsert)
  /// Properties of a model were changed.
  case update(any HistoryUpdate)
  /// A model was deleted.
  case delete(any HistoryDelete)

  /// The identifier of the model.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The insertion of a model.
public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  /// The position of the transaction in the store's history.
  var transactionIdentifier: Int64 { get }
  /// The position of the change in the transaction.
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// The change of some properties of a model.
public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  /// The position of the transaction in the store's history.
  var transactionIdentifier: Int64 { get }
  /// The position of the change in the transaction.
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The changed properties.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of a model.
public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  /// The position of the transaction in the store's history.
  var transactionIdentifier: Int64 { get }
  /// The position of the change in the transaction.
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The values that the model's properties preserve.
  var tombstone: HistoryTombstone<Model> { get }
}

/// The insertion of a model in a store of this module.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The position of the transaction in the store's history.
  public let transactionIdentifier: Int64
  /// The position of the change in the transaction.
  public let changeIdentifier: Int64
  /// The identifier of the model.
  public let changedPersistentIdentifier: PersistentIdentifier
}

/// The change of some properties of a model in a store of this module.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The position of the transaction in the store's history.
  public let transactionIdentifier: Int64
  /// The position of the change in the transaction.
  public let changeIdentifier: Int64
  /// The identifier of the model.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The changed properties.
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// The deletion of a model in a store of this module.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The position of the transaction in the store's history.
  public let transactionIdentifier: Int64
  /// The position of the change in the transaction.
  public let changeIdentifier: Int64
  /// The identifier of the model.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The values that the model's properties preserve, as they were in the store.
  ///
  /// A value in a file of its own isn't preserved.
  public let tombstone: HistoryTombstone<Model>
}
