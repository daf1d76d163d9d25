import CSQLite
public import Foundation

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

  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.kind == rhs.kind }
  public static func ~= (pattern: SwiftDataError, value: any Error) -> Bool {
    value as? SwiftDataError == pattern
  }

  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// Another process keeps the file locked for more than five seconds. The name is ours.
  public static let storeLocked = SwiftDataError(.storeLocked)
  /// The file is damaged, or isn't a store. The name is ours.
  public static let storeCorrupt = SwiftDataError(.storeCorrupt)
  /// The file can't be written, or the configuration doesn't allow it. The name is ours.
  public static let storeReadOnly = SwiftDataError(.storeReadOnly)
  /// The disk is full. The name is ours.
  public static let storeFull = SwiftDataError(.storeFull)
  /// Any other failure of the store. The name is ours.
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
  public var description: String { reason.isEmpty ? kind.rawValue : "\(kind.rawValue): \(reason)" }
  public var errorDescription: String? { "The data couldn’t be read or saved: \(description)" }
}
