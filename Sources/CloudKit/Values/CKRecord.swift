public import Foundation

/// A value of a record's field, as an object.
public protocol CKRecordValue: CKRecordValueProtocol {}
/// A value of a record's field.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Double: CKRecordValue {}
extension Float: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension Array: CKRecordValue, CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValue {}
extension CKAsset: CKRecordValue {}

/// A record: fields with names.
///
/// It is a value of the program; iCloud, which would store it, can't be reached here.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a field.
  public typealias FieldKey = String

  /// The names of system's fields.
  public enum SystemType {
    /// The record of a user.
    public static let userRecord = "Users"
    /// The record of a share.
    public static let share = "cloudkit.share"
  }

  /// The kind.
  public let recordType: RecordType
  /// The identifier.
  public let recordID: ID
  /// The time at which iCloud stored the record first; nil, as it never does here.
  open var creationDate: Date? { nil }
  /// The time at which iCloud stored the record last; nil, as it never does here.
  open var modificationDate: Date? { nil }
  /// The version on the server; nil, as there is none.
  open var recordChangeTag: String? { nil }
  /// The record that contains this one; nil if there is none.
  open var parent: Reference?

  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: [FieldKey] = []

  /// Creates a record with an identifier.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// Creates a record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a field; nil if there is none.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { set(newValue, for: key) }
  }

  /// The value of a field, of a type; nil if there is none, or it has another type.
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { fields[key] as? T }
    set { set(newValue, for: key) }
  }

  private func set(_ value: (any CKRecordValueProtocol)?, for key: FieldKey) {
    fields[key] = value
    if !changed.contains(key) { changed.append(key) }
  }

  /// Returns the value of a field; nil if there is none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  /// Sets the value of a field; nil removes it.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { set(object, for: key) }
  /// Sets the value of a field.
  open func setValue(_ value: Any?, forKey key: String) { set(value as? any CKRecordValueProtocol, for: key) }
  /// Returns the value of a field; nil if there is none.
  open func value(forKey key: String) -> Any? { fields[key] }
  /// Returns the names of the fields with a value, in alphabetical order.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  /// Returns the names of the fields that were set, in order.
  open func changedKeys() -> [FieldKey] { changed }

  /// The identifier of a record.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// Creates an identifier; without a name, it gets one of its own.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    /// Returns whether both are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    /// The hash value.
    public override var hash: Int { recordName.hashValue }
  }

  /// A reference from a record to another one.
  public final class Reference: NSObject, Sendable {
    /// The effect of the other record's removal.
    public enum Action: UInt, Sendable { case none, deleteSelf }
    /// The other record.
    public let recordID: ID
    /// The effect.
    public let action: Action
    /// Creates a reference.
    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
    /// Creates a reference.
    public convenience init(record: CKRecord, action: Action) {
      self.init(recordID: record.recordID, action: action)
    }
  }
}

/// A file in a record.
public final class CKAsset: NSObject, Sendable {
  /// The file; nil if it isn't on this machine.
  public let fileURL: URL?
  /// Creates a value for a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
