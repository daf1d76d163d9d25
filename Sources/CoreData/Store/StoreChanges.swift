import Foundation

/// The changes of a save, by identifiers.
struct StoreChanges {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
  /// The objects that a constraint replaced by others, with their successors.
  var replaced: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// The numbers of saves of updated rows.
  var versions: [NSManagedObjectID: Int64] = [:]

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && replaced.isEmpty }
}
