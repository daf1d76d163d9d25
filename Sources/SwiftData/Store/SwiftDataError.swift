import CSQLite
public import Foundation
import TrellisSQLite

/// An error of the store or of a context.
public struct SwiftDataError: Error, Equatable, Sendable {
  enum Kind: String {
    case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
    case configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong, duplicateConfiguration
    case configurationSchemaNotFoundInContainerSchema, loadIssueModelContainer, unknownSchema,
      backwardMigration
    case modelValidationFailure, missingModelContext, includePendingChangesWithBatchSize
    case historyTokenExpired, invalidTransactionFetchRequest, sortingPendingChangesWithIdentifiers
    case storeLocked, storeCorrupt, storeReadOnly, storeFull, storeFailure
  }

  let kind: Kind
  /// The reason, in the words of SQLite or of this module.
  let reason: String

  init(_ kind: Kind, _ reason: String = "") {
    self.kind = kind
    self.reason = reason
  }

  /// Returns whether two values are the same.
  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.kind == rhs.kind }
  /// Returns whether an error is of a kind, for `catch`.
  public static func ~= (pattern: SwiftDataError, value: any Error) -> Bool {
    value as? SwiftDataError == pattern
  }

  /// A predicate can't be evaluated.
  ///
  /// Never thrown here: what SQL can't express is evaluated in Swift.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// A descriptor can't sort the models.
  ///
  /// Never thrown here: what SQL can't express is sorted in Swift.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// A key path isn't that of a property.
  ///
  /// Never thrown here.
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// Two configurations have the same store.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  /// A store can't be opened.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// The store's schema isn't known.
  ///
  /// Never thrown here.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// The store has a newer version than the schema.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// A change isn't allowed, for example by a delete rule, or a value can't be encoded.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// The saves that followed a token were deleted from the history.
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  /// A model isn't in a context.
  ///
  /// Never thrown here.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// Another process keeps the file locked for more than five seconds.
  ///
  /// The name is ours.
  public static let storeLocked = SwiftDataError(.storeLocked)
  /// The file is damaged, or isn't a store.
  ///
  /// The name is ours.
  public static let storeCorrupt = SwiftDataError(.storeCorrupt)
  /// The file can't be written, or the configuration doesn't allow it.
  ///
  /// The name is ours.
  public static let storeReadOnly = SwiftDataError(.storeReadOnly)
  /// The disk is full.
  ///
  /// The name is ours.
  public static let storeFull = SwiftDataError(.storeFull)
  /// Any other failure of the store.
  ///
  /// The name is ours.
  public static let storeFailure = SwiftDataError(.storeFailure)
}

extension SwiftDataError {
  /// Returns the error for one of the database; errors of this module are returned unchanged.
  init(_ error: any Error, at url: URL) {
    if let known = error as? SwiftDataError {
      self = known
      return
    }
    guard let failure = error as? SQLiteFailure else {
      self.init(.loadIssueModelContainer, "\(url.path): \(error)")
      return
    }
    let kind: Kind =
      switch failure.code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .storeLocked
      case SQLITE_CORRUPT, SQLITE_NOTADB: .storeCorrupt
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .storeReadOnly
      case SQLITE_FULL: .storeFull
      case SQLITE_CANTOPEN: .loadIssueModelContainer
      default: .storeFailure
      }
    self.init(kind, "\(url.path): \(failure.message)")
  }
}

extension SwiftDataError: CustomStringConvertible, LocalizedError {
  /// A text for messages.
  public var description: String { reason.isEmpty ? kind.rawValue : "\(kind.rawValue): \(reason)" }
  /// A text for users.
  public var errorDescription: String? { "The data couldn’t be read or saved: \(description)" }
}
