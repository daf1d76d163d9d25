public import Foundation

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The zone of records without another zone.
  public static let defaultZoneName = "_defaultZone"
  /// The identifier.
  public let zoneID: ID
  /// Creates a zone with an identifier.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// Creates a zone with a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// Returns the zone of records without another zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// The identifier of a zone.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let zoneName: String
    /// The owner.
    public let ownerName: String
    /// The zone of records without another zone.
    public static let `default` = ID(zoneName: CKRecordZone.defaultZoneName)
    /// Creates an identifier.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// Returns whether both are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    /// The hash value.
    public override var hash: Int { zoneName.hashValue }
  }
}

/// A search for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order; nil is any.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a search.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A state of a database on the server.
///
/// There is none here.
open class CKServerChangeToken: NSObject, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
}
