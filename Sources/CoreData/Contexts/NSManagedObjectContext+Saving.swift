public import Foundation

extension NSManagedObjectContext {
  /// Writes the changes to the store, or to the parent context.
  ///
  /// Throws the error of a validation, or of a conflict if the merge policy is that of errors; then nothing is written, and the changes
  /// stay.
  public final func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    callWillSave()
    let changed = pending.values.filter(\.hasChanges).sorted { $0.objectID.key < $1.objectID.key }
    let inserted = changed.filter { $0.isInserted && !$0.isDeleted }
    let updated = changed.filter(\.isUpdated)
    let deleted = changed.filter(\.isDeleted)
    let errors =
      inserted.compactMap { object in Self.error { try object.validateForInsert() } }
      + updated.compactMap { object in Self.error { try object.validateForUpdate() } }
      + deleted.compactMap { object in Self.error { try object.validateForDelete() } }
    if let error = ManagedErrors.combined(errors) { throw error }
    if let parent {
      parent.performAndWait { parent.take(inserted, updated, deleted, from: self) }
      finish(inserted, updated, deleted, StoreChanges())
    } else if let coordinator = persistentStoreCoordinator {
      let changes = try coordinator.write(
        inserted, updated, deleted, (mergePolicy as? NSMergePolicy ?? .error).kind)
      finish(inserted, updated, deleted, changes)
      coordinator.publish(changes, from: self)
    } else {
      throw ManagedErrors.make(NSCoreDataError, "the context has neither a coordinator nor a parent")
    }
  }

  private static func error(_ work: () throws -> Void) -> NSError? {
    do { try work() } catch { return error as NSError }
    return nil
  }

  /// Calls `willSave` until no call makes further changes.
  private final func callWillSave() {
    var called: Set<NSManagedObjectID> = []
    for _ in 0..<100 {
      let next = pending.values.filter { $0.hasChanges && !called.contains($0.objectID) }
      if next.isEmpty { return }
      for object in next {
        called.insert(object.objectID)
        object.willSave()
      }
    }
  }

  private final func finish(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject],
    _ changes: StoreChanges
  ) {
    let store = parent == nil ? persistentStoreCoordinator?.persistentStores.first : nil
    for object in inserted + updated {
      let version = object.isInserted ? 1 : changes.versions[object.objectID] ?? object.saved?.version ?? 1
      object.isInserted = false
      object.changed = []
      object.saved = ManagedRow(entity: object.entity, values: object.values, version: version)
      if let store { (object.objectID.persistentStore, object.objectID.isTemporaryID) = (store, false) }
    }
    for object in deleted {
      known[object.objectID] = nil
      object.managedObjectContext = nil
    }
    pending = [:]
    replace(changes.replaced)
    for object in inserted + updated + deleted { object.didSave() }
    processPendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
        NSDeletedObjectsKey: Set(deleted),
      ])
  }

  /// Removes the objects that a constraint replaced, and reads all others again, whose references may have changed.
  private final func replace(_ replaced: [NSManagedObjectID: NSManagedObjectID]) {
    if replaced.isEmpty { return }
    for old in replaced.keys {
      guard let object = known[old]?.object else { continue }
      known[old] = nil
      object.isDeleted = true
      note(.deleted, object, nil)
      object.managedObjectContext = nil
    }
    for object in registeredObjects { reload(object, keepsChanges: false) }
  }

  /// Takes the changes of a child context.
  private final func take(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject],
    from child: NSManagedObjectContext
  ) {
    for source in inserted where known[source.objectID]?.object == nil {
      let object = ManagedClasses.make(source.entity, nil)
      (object.objectID, object.managedObjectContext, object.isInserted) = (source.objectID, self, true)
      known[object.objectID] = WeakObject(object: object)
      pending[object.objectID] = object
      note(.inserted, object, nil)
    }
    for source in inserted + updated {
      let object = object(with: source.objectID)
      object.fire()
      for property in source.entity.properties
      where source.isInserted || source.changed.contains(property.index) {
        // The child has both sides of a relationship.
        object.change(property, to: source.values[property.index])
      }
    }
    for source in deleted {
      let object = object(with: source.objectID)
      if !object.isDeleted { delete(object) }
    }
    for other in liveChildren where other !== child && other.automaticallyMergesChangesFromParent {
      other.scheduleMerge(
        StoreChanges(
          inserted: inserted.map(\.objectID), updated: updated.map(\.objectID),
          deleted: deleted.map(\.objectID)))
    }
  }

  // MARK: - Merging

  /// Merges changes of another context, now if this is the context's thread.
  final func scheduleMerge(_ changes: StoreChanges) {
    if isCurrent { return merge(changes) }
    let work = UncheckedWork(changes)
    perform { [weak self] in self?.merge(work.value) }
  }

  /// Merges saved changes: changed objects are read again, except for changes that aren't saved.
  final func merge(_ changes: StoreChanges) {
    for id in changes.deleted + Array(changes.replaced.keys) {
      guard let object = known[id]?.object else { continue }
      (known[id], pending[id]) = (nil, nil)
      object.isDeleted = true
      note(.deleted, object, nil)
      object.managedObjectContext = nil
    }
    for id in changes.updated {
      guard let object = known[id]?.object else { continue }
      if object.isFault, object.saved == nil { continue }
      mergeRow(into: object)
    }
    for id in changes.inserted {
      // Relationships of other objects to the new one are among the updated objects.
      note(.inserted, object(with: id), nil)
    }
    if !changes.replaced.isEmpty { refreshAllObjects() }
    processPendingChanges()
    for child in liveChildren where child.automaticallyMergesChangesFromParent {
      child.scheduleMerge(changes)
    }
  }

  /// Replaces an object's values by those of its row, where they differ and aren't changed here.
  private final func mergeRow(into object: NSManagedObject) {
    guard let row = readRow(object.objectID) else { return }
    if object.isFault {
      object.saved = row
      object.objectWillChange.send()
    } else {
      object.saved = row
      readChangedLists(of: object)
    }
    for property in object.entity.properties {
      let index = property.index
      if !object.isFault {
        if object.changed.contains(index) { continue }
        let isList = (property as? NSRelationshipDescription)?.isToMany == true
        if isList, object.values[index] == nil { continue }
        if !isList, property.isTransient || ManagedValues.areEqual(object.values[index], row.values[index]) {
          continue
        }
        object.notifying(index) { object.values[index] = row.values[index] }
      } else {
        object.observed.change(index) {}
      }
      note(.updated, object, property)
    }
  }

  /// Merges the changes in the notification of another context's save.
  public final func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID).sorted { $0.key < $1.key }
    }
    let changes = StoreChanges(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey))
    let work = UncheckedWork(changes)
    performAndWait { merge(work.value) }
  }

  /// Merges changes that are given by identifiers into contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        let value = changeNotificationData[key]
        if let objects = value as? Set<NSManagedObject> { return objects.map(\.objectID) }
        return (value as? [NSManagedObjectID]) ?? Array(value as? Set<NSManagedObjectID> ?? [])
      }
    }
    let changes = StoreChanges(
      inserted: ids([NSInsertedObjectIDsKey, NSInsertedObjectsKey]),
      updated: ids([NSUpdatedObjectIDsKey, NSUpdatedObjectsKey]),
      deleted: ids([NSDeletedObjectIDsKey, NSDeletedObjectsKey]))
    for context in contexts {
      let work = UncheckedWork(changes)
      context.performAndWait { context.merge(work.value) }
    }
  }
}
