public import Foundation

/// A change of an object of a context.
enum ManagedChangeKind { case inserted, updated, deleted }

/// An observer of a context's changes, saved or not.
protocol ContextObserver: AnyObject {
  /// Records a change; the property is nil if the object was inserted or deleted, and the object if all objects may have changed.
  func contextDidChange(
    _ kind: ManagedChangeKind, _ object: NSManagedObject?, _ property: NSPropertyDescription?)
}

struct WeakContextObserver { weak var observer: (any ContextObserver)? }

/// The objects that changed since the last notification.
struct UnpostedChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
    return info
  }
}

/// The inserted objects in a notification: a `Set<NSManagedObject>`.
public let NSInsertedObjectsKey = "inserted"
/// The updated objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The identifiers of inserted objects in changes to merge.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of updated objects in changes to merge.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects in changes to merge.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// A context's objects changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has been saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context will be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
  /// The notification that objects changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The notification that a context has been saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification that a context will be saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave

  final func add(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakContextObserver(observer: observer))
  }

  final func remove(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Notifies observers of a change now, and others in the next notification.
  final func note(_ kind: ManagedChangeKind, _ object: NSManagedObject, _ property: NSPropertyDescription?) {
    let wasEmpty = unposted.isEmpty
    switch kind {
    case .inserted:
      unposted.deleted.remove(object)
      unposted.inserted.insert(object)
    case .updated: if !unposted.inserted.contains(object) { unposted.updated.insert(object) }
    case .deleted:
      unposted.updated.remove(object)
      if unposted.inserted.remove(object) == nil || object.saved != nil { unposted.deleted.insert(object) }
    }
    for observer in observers { observer.observer?.contextDidChange(kind, object, property) }
    if wasEmpty {
      perform { [weak self] in self?.processPendingChanges() }
    }
  }

  final func noteReset() {
    for observer in observers { observer.observer?.contextDidChange(.deleted, nil, nil) }
  }

  /// Posts the notification of the changes since the last one; otherwise it is posted after the current event, or by a save.
  public final func processPendingChanges() {
    guard !unposted.isEmpty else { return }
    let changes = unposted
    unposted = UnpostedChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }
}
