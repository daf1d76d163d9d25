import Foundation
import TrellisSQLite

extension NSManagedObjectContext {
  /// The objects that the context knows.
  public final var registeredObjects: Set<NSManagedObject> { Set(known.values.compactMap(\.object)) }
  /// The objects that the next save inserts.
  public final var insertedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.isInserted }) }
  /// The objects that the next save updates.
  public final var updatedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.isUpdated }) }
  /// The objects that the next save deletes.
  public final var deletedObjects: Set<NSManagedObject> { Set(pending.values.filter { $0.isDeleted }) }
  /// Whether a save would write anything.
  public final var hasChanges: Bool { pending.values.contains { $0.hasChanges } }

  /// Inserts a new object.
  public final func insert(_ object: NSManagedObject) {
    if let context = object.managedObjectContext {
      if context === self, object.isDeleted { restore(object) }
      precondition(context === self, "CoreData: an object is inserted that is in another context: \(object)")
      return
    }
    object.managedObjectContext = self
    object.isInserted = true
    known[object.objectID] = WeakObject(object: object)
    pending[object.objectID] = object
    object.awakeFromInsert()
    registerUndo { $0.delete(object) }
    note(.inserted, object, nil)
  }

  private final func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    object.isInserted = object.saved == nil
    note(.inserted, object, nil)
  }

  /// Marks an object as deleted, and applies its delete rules.
  public final func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.prepareForDeletion()
    object.isDeleted = true
    pending[object.objectID] = object
    for relationship in object.entity.relationships {
      let related = related(of: object, relationship)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in related { delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in related where !other.isDeleted { other.disconnect(object, inverse) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    registerUndo { context in
      object.managedObjectContext = context
      context.known[object.objectID] = WeakObject(object: object)
      context.pending[object.objectID] = object
      context.restore(object)
    }
    object.objectWillChange.send()
    if object.isInserted {
      pending[object.objectID] = nil
      known[object.objectID] = nil
      note(.deleted, object, nil)
      object.isInserted = false
      object.managedObjectContext = nil
    } else {
      note(.deleted, object, nil)
    }
  }

  final func related(of object: NSManagedObject, _ relationship: NSRelationshipDescription)
    -> [NSManagedObject]
  {
    if relationship.isToMany { return object.relatedObjects(relationship) }
    return [(object.values[relationship.index] as? NSManagedObjectID).flatMap { object.related($0) }]
      .compactMap(\.self)
  }

  /// Returns the object of an identifier, without a check that it exists; its values are read when they are needed.
  public final func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known[objectID]?.object { return object }
    return register(objectID, nil)
  }

  /// Returns the object of an identifier if the context has it.
  public final func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    known[objectID]?.object
  }

  /// Returns the object of an identifier; throws if the store has none.
  public final func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known[objectID]?.object, !object.isFault || object.saved != nil, !object.isDeleted {
      return object
    }
    guard let row = try source?.row(objectID) else {
      throw ManagedErrors.make(
        NSManagedObjectReferentialIntegrityError, "the store has no object \(objectID.uriRepresentation())")
    }
    return register(objectID, row)
  }

  /// The origin of objects that the context doesn't have.
  final var source: (any ManagedSource)? { parent ?? persistentStoreCoordinator?.persistentStores.first }

  /// Returns an object with the values of a row, as a fault; nil for values that are read later.
  @discardableResult
  final func register(_ id: NSManagedObjectID, _ row: ManagedRow?) -> NSManagedObject {
    if let object = known[id]?.object {
      // Changes that aren't saved stay.
      if object.isFault, let row { object.saved = row }
      return object
    }
    let entity = row?.entity ?? (try? source?.row(id))?.entity ?? id.entity
    let object = ManagedClasses.make(entity, nil)
    (object.objectID, object.managedObjectContext) = (id, self)
    (object.isFault, object.saved, object.values) = (true, row, [])
    known[id] = WeakObject(object: object)
    if known.count > 2 * liveCount { removeDeadObjects() }
    return object
  }

  private final func removeDeadObjects() {
    known = known.filter { $0.value.object != nil }
    liveCount = max(known.count, 64)
  }

  final func readRow(_ id: NSManagedObjectID) -> ManagedRow? {
    do { return try source?.row(id) } catch {
      preconditionFailure("CoreData: a row can't be read: \(error.localizedDescription)")
    }
  }

  final func relatedIDs(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription)
    -> [NSManagedObjectID]
  {
    if id.isTemporaryID, parent == nil { return [] }
    do { return try source?.related(id, relationship) ?? [] } catch {
      preconditionFailure("CoreData: a relationship can't be read: \(error.localizedDescription)")
    }
  }

  /// Makes the identifiers of new objects permanent, which they are without it once they are saved.
  public final func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects {
      object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first
      object.objectID.isTemporaryID = false
    }
  }

  // MARK: - Changes

  /// Records a change of a property.
  final func didChange(_ object: NSManagedObject, _ property: NSPropertyDescription, from old: Any?) {
    if object.changed.isEmpty, !object.isInserted, !object.isDeleted {
      pending[object.objectID] = nil
    } else {
      pending[object.objectID] = object
    }
    registerUndo { _ in object.change(property, to: old) }
    note(.updated, object, property)
  }

  private final func registerUndo(_ action: @escaping (NSManagedObjectContext) -> Void) {
    guard let undoManager, MainThread.isCurrent else { return }
    let work = UncheckedWork((undoManager, action))
    MainActor.assumeIsolated { work.value.0.registerUndo(withTarget: self) { work.value.1($0) } }
  }

  /// Undoes the last group of changes, on the main thread.
  public final func undo() { withUndoManager { $0.undo() } }
  /// Performs the last undone group of changes again, on the main thread.
  public final func redo() { withUndoManager { $0.redo() } }

  /// Calls a closure with the undo manager, which is the main thread's.
  private final func withUndoManager(_ body: @MainActor (UndoManager) -> Void) {
    guard let undoManager, MainThread.isCurrent else { return }
    let work = UncheckedWork(undoManager)
    MainActor.assumeIsolated { body(work.value) }
  }

  // MARK: - Discarding

  /// Discards all changes that aren't saved.
  public final func rollback() {
    let all = pending.values.sorted { $0.objectID.key < $1.objectID.key }
    pending = [:]
    withUndoManager { $0.removeAllActions() }
    for object in all {
      if object.isInserted {
        known[object.objectID] = nil
        (object.isInserted, object.isDeleted) = (false, true)
        note(.deleted, object, nil)
        object.managedObjectContext = nil
        continue
      }
      let wasDeleted = object.isDeleted
      object.isDeleted = false
      for index in object.changed.sorted() {
        object.notifying(index) { object.values[index] = object.saved?.values[index] }
        note(.updated, object, object.entity.properties[index])
      }
      object.changed = []
      if wasDeleted { note(.inserted, object, nil) }
    }
    processPendingChanges()
  }

  /// Forgets all objects; those that the program has aren't in the context any more.
  public final func reset() {
    for object in known.values.compactMap(\.object) { object.managedObjectContext = nil }
    (known, pending, unposted) = ([:], [:], UnpostedChanges())
    withUndoManager { $0.removeAllActions() }
    noteReset()
  }

  /// Reads an object again when it is used; with `mergeChanges`, its changes stay.
  public final func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    reload(object, keepsChanges: flag)
    if !flag { pending[object.objectID] = nil }
  }

  /// Reads all objects again when they are used; changes that aren't saved stay.
  public final func refreshAllObjects() {
    for object in registeredObjects where !object.isInserted { reload(object, keepsChanges: true) }
  }

  /// Reads the stored lists of relationships that have changes, which a save compares with the changed ones.
  final func readChangedLists(of object: NSManagedObject) {
    for relationship in object.entity.relationships
    where relationship.isToMany && object.changed.contains(relationship.index) {
      object.saved?.values[relationship.index] = RelatedObjects(relatedIDs(object.objectID, relationship))
    }
  }

  /// Discards an object's values, except its changes if these are kept, and notifies observers of all properties.
  final func reload(_ object: NSManagedObject, keepsChanges: Bool) {
    if object.isFault, object.saved == nil { return }
    let (values, changed) = (object.values, object.changed)
    object.makeFault()
    if keepsChanges, !changed.isEmpty {
      object.fire()
      for index in changed { object.values[index] = values[index] }
      object.changed = changed
      readChangedLists(of: object)
    }
    object.objectWillChange.send()
    for property in object.entity.properties {
      object.observed.change(property.index) {}
      note(.updated, object, property)
    }
  }
}
