import Foundation

/// The stored values of an object.
struct ManagedRow {
  var entity: NSEntityDescription
  /// The values in the order of the properties; nil for relationships to many, which are read apart.
  var values: [Any?]
  /// The number of saves of the row.
  var version: Int64
}

/// An origin of the objects of a context: a store, or a parent context.
protocol ManagedSource: AnyObject {
  func row(_ id: NSManagedObjectID) throws -> ManagedRow?
  /// Returns the identifiers of the objects of a relationship to many.
  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws
    -> [NSManagedObjectID]
  /// Returns rows with their identifiers; the limit counts only if `isLimited` is true.
  func rows(_ plan: RequestPlan, isLimited: Bool) throws -> [(id: NSManagedObjectID, row: ManagedRow)]
}
