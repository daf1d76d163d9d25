public import Foundation
import TrellisSQLite

// The codes of errors in the domain `NSCocoaErrorDomain`, as Apple documents them.

/// A validation failed.
public let NSManagedObjectValidationError = 1550
/// Several validations failed; the errors are in `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A property that isn't optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than its smallest number.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than its largest number.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object is deleted while a relationship that denies it has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above its limit.
public let NSValidationNumberTooLargeError = 1610
/// A number is below its limit.
public let NSValidationNumberTooSmallError = 1620
/// A date is after its limit.
public let NSValidationDateTooLateError = 1630
/// A date is before its limit.
public let NSValidationDateTooSoonError = 1640
/// A text is longer than its limit.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than its limit.
public let NSValidationStringTooShortError = 1670
/// A text doesn't match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object doesn't exist in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A row was changed since it was read.
public let NSManagedObjectMergeError = 133020
/// An object has the unique values of another.
public let NSManagedObjectConstraintMergeError = 133021
/// A store can't be saved.
public let NSPersistentStoreSaveError = 134030
/// A store's operation failed.
public let NSPersistentStoreOperationError = 134070
/// A store can't be opened.
public let NSPersistentStoreOpenError = 134080
/// A file was saved with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration failed.
public let NSMigrationError = 134110
/// A migration needs more than the two models.
public let NSMigrationMissingMappingModelError = 134140
/// A migration can't give a property a value.
public let NSEntityMigrationPolicyError = 134170
/// Core Data failed.
public let NSCoreDataError = 134060

/// The errors of a failure that consists of several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object whose validation failed.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property whose validation failed.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value whose validation failed.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The objects whose saves conflict.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError.Code {
  /// A validation failed.
  public static let managedObjectValidation = CocoaError.Code(rawValue: NSManagedObjectValidationError)
  /// Several validations failed.
  public static let validationMultipleErrors = CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
  /// A property that isn't optional has no value.
  public static let validationMissingMandatoryProperty = CocoaError.Code(
    rawValue: NSValidationMissingMandatoryPropertyError)
  /// An object is deleted while a relationship that denies it has objects.
  public static let validationRelationshipDeniedDelete = CocoaError.Code(
    rawValue: NSValidationRelationshipDeniedDeleteError)
  /// A number is above its limit.
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
  /// A number is below its limit.
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
  /// A text is longer than its limit.
  public static let validationStringTooLong = CocoaError.Code(rawValue: NSValidationStringTooLongError)
  /// A text is shorter than its limit.
  public static let validationStringTooShort = CocoaError.Code(rawValue: NSValidationStringTooShortError)
  /// A row was changed since it was read.
  public static let managedObjectMerge = CocoaError.Code(rawValue: NSManagedObjectMergeError)
  /// An object has the unique values of another.
  public static let managedObjectConstraintMerge = CocoaError.Code(
    rawValue: NSManagedObjectConstraintMergeError)
  /// An object doesn't exist in the store.
  public static let managedObjectReferentialIntegrity = CocoaError.Code(
    rawValue: NSManagedObjectReferentialIntegrityError)
  /// A store can't be saved.
  public static let persistentStoreSave = CocoaError.Code(rawValue: NSPersistentStoreSaveError)
  /// A file was saved with another model.
  public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(
    rawValue: NSPersistentStoreIncompatibleVersionHashError)
}

/// The errors of the module.
enum ManagedErrors {
  static func make(_ code: Int, _ message: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: info.merging([NSLocalizedDescriptionKey: message]) { $1 })
  }

  static func make(_ failure: SQLiteFailure, _ url: URL?) -> NSError {
    make(
      NSPersistentStoreOperationError, "\(url?.path ?? "the store in memory"): \(failure.message)",
      ["NSSQLiteErrorDomain": NSNumber(value: failure.code)])
  }

  static func combined(_ errors: [NSError]) -> NSError? {
    if errors.count < 2 { return errors.first }
    return make(
      NSValidationMultipleErrorsError, errors.map(\.localizedDescription).joined(separator: "\n"),
      [NSDetailedErrorsKey: errors])
  }
}
