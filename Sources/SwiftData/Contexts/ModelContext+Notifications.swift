public import Foundation

extension ModelContext {
  /// The keys of the user info of ``didSave``.
  ///
  /// The user info has `insertedIdentifiers`, `updatedIdentifiers` and `deletedIdentifiers`; the others are never posted here.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers,
      deletedIdentifiers
    case refreshedIdentifiers
  }

  /// The notification before a save, with the context as its object.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// The notification after a save, with the identifiers of the models that were inserted, updated and deleted.
  public static let didSave = Notification.Name("ModelContext.didSave")

  func post(_ name: Notification.Name, _ changes: SavedChanges?) {
    var info: [AnyHashable: Any] = [:]
    if let changes {
      func identifiers(_ rows: [SavedChanges.Row]) -> [PersistentIdentifier] {
        var seen: Set<PersistentIdentifier> = []
        return rows.map {
          PersistentIdentifier(key: $0.key, entityName: $0.plan, storeIdentifier: core.storeIdentifier)
        }
        .filter { seen.insert($0).inserted }
      }
      info[NotificationKey.insertedIdentifiers.rawValue] = identifiers(changes.inserted)
      info[NotificationKey.updatedIdentifiers.rawValue] = identifiers(changes.updated)
      info[NotificationKey.deletedIdentifiers.rawValue] = identifiers(changes.deleted)
    }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }
}
