public import Foundation

/// The identity of a managed object in all contexts of a store.
///
/// The identifier of a new object is temporary until it is saved; it stays the same object, with the same URI.
public final class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID: Bool
  /// The store; nil if the object was never saved, or if its coordinator no longer exists.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// The key of the row.
  let key: Int64

  init(_ entity: NSEntityDescription, key: Int64, store: NSPersistentStore?) {
    (self.entity, self.key, persistentStore) = (entity, key, store)
    isTemporaryID = store == nil
  }

  /// Returns the identifier as a URI, which a coordinator turns into an identifier again.
  public func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? ""
    return URL(string: "x-coredata://\(store)/\(entity.name ?? "")/p\(key)")!
  }

  /// Returns the same identifier, which doesn't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return key == other.key && (entity === other.entity || entity.root.name == other.entity.root.name)
  }
  public override var hash: Int { key.hashValue }
  public override var description: String { uriRepresentation().absoluteString }
}

/// A result of a fetch request: an object, an identifier, a dictionary or a number.
public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
