import CSQLite
import Foundation
import TrellisSQLite

/// The writing of a save, in one transaction.
struct StoreWriter {
  private let store: NSPersistentStore
  private let database: Database
  private let policy: MergeKind
  private(set) var changes = StoreChanges()
  /// The conflicts for which the policy is to throw.
  private var conflicts: [NSManagedObject] = []
  private var conflictCode = 0
  private let deleted: Set<NSManagedObjectID>

  init(_ store: NSPersistentStore, _ database: Database, _ policy: MergeKind, deleted: [NSManagedObject]) {
    (self.store, self.database, self.policy) = (store, database, policy)
    self.deleted = Set(deleted.map(\.objectID))
  }

  mutating func write(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject])
    throws
  {
    for object in deleted { try delete(object) }
    for object in inserted {
      if let winner = try resolve(object) {
        changes.replaced[object.objectID] = winner
      } else {
        try insert(object)
        changes.inserted.append(object.objectID)
      }
    }
    for object in updated where try update(object) { changes.updated.append(object.objectID) }
    // Pairs may refer to any of the inserted objects.
    for object in inserted + updated where changes.replaced[object.objectID] == nil {
      try writePairs(of: object)
    }
    for (old, new) in changes.replaced { try redirect(old, to: new) }
    changes.inserted.removeAll { changes.replaced[$0] != nil }
    if conflicts.isEmpty { return }
    let isConstraint = conflictCode == NSManagedObjectConstraintMergeError
    throw ManagedErrors.make(
      conflictCode,
      isConstraint
        ? "an object with the same unique values exists: \(conflicts.map { "\($0.objectID)" }.joined(separator: ", "))"
        : "a row was changed since it was read: \(conflicts.map { "\($0.objectID)" }.joined(separator: ", "))",
      [NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  // MARK: - Rows

  private func insert(_ object: NSManagedObject) throws {
    let columns = object.entity.columns
    let names = ["_key", "_entity", "_version"] + columns.map { SQLValues.quoted($0.name) }
    let statement = try database.statement(
      "INSERT INTO \(object.entity.table) (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))"
    )
    try store.bind([object.objectID, object.entity.name, Int64(1)], statement)
    for (index, property) in columns.enumerated() {
      try SQLValues.bind(object.values[property.index], property, statement, Int32(index + 4))
    }
    try database.run(statement)
  }

  /// Updates the changed columns; returns whether the object is in the store.
  private mutating func update(_ object: NSManagedObject) throws -> Bool {
    if let winner = try resolve(object) {
      changes.replaced[object.objectID] = winner
      return false
    }
    // Primitive values, as set in `willSave`, aren't among the changed ones.
    var columns = object.entity.columns.filter { property in
      object.changed.contains(property.index)
        || object.saved.map {
          !ManagedValues.areEqual($0.values[property.index], object.values[property.index])
        } ?? false
    }
    let stored = try store.row(object.objectID)
    if let saved = object.saved, stored?.version != saved.version {
      guard let stored, policy != .error else {
        conflict(object, NSManagedObjectMergeError)
        return false
      }
      switch policy {
      case .rollback: columns = []
      case .overwrite: columns = object.entity.columns
      case .storeTrump:
        columns.removeAll { !ManagedValues.areEqual(stored.values[$0.index], saved.values[$0.index]) }
      case .objectTrump, .error: break
      }
      // The other columns are those of the store from now on.
      for property in object.entity.columns where !columns.contains(where: { $0 === property }) {
        object.values[property.index] = stored.values[property.index]
      }
    }
    let version = (stored?.version ?? 0) + 1
    let names = ["_version"] + columns.map { SQLValues.quoted($0.name) }
    let statement = try database.statement(
      "UPDATE \(object.entity.table) SET \(names.map { "\($0) = ?" }.joined(separator: ", ")) WHERE _key = ?")
    try store.bind([version], statement)
    for (index, property) in columns.enumerated() {
      try SQLValues.bind(object.values[property.index], property, statement, Int32(index + 2))
    }
    try SQLValues.bind(object.objectID, nil, statement, Int32(columns.count + 2))
    try database.run(statement)
    changes.versions[object.objectID] = version
    return true
  }

  private mutating func delete(_ object: NSManagedObject) throws {
    try remove(object.objectID)
    changes.deleted.append(object.objectID)
  }

  private func remove(_ id: NSManagedObjectID) throws {
    try run("DELETE FROM \(id.entity.table) WHERE _key = ?", [id])
    for relationship in id.entity.relationships {
      if let table = relationship.table {
        try run("DELETE FROM \(SQLValues.quoted(table)) WHERE owner = ?", [id])
      }
      if let table = relationship.inverseRelationship?.table {
        try run("DELETE FROM \(SQLValues.quoted(table)) WHERE member = ?", [id])
      }
    }
  }

  /// Removes a row and the references to it.
  func removeRow(_ id: NSManagedObjectID) throws {
    try remove(id)
    for relationship in store.model.entities.flatMap(\.relationships)
    where !relationship.isToMany && !relationship.isTransient
      && relationship.destinationEntity?.root === id.entity.root
    {
      guard let entity = relationship.entity else { continue }
      let column = SQLValues.quoted(relationship.name)
      try run("UPDATE \(entity.table) SET \(column) = NULL WHERE \(column) = ?", [id])
    }
  }

  private func run(_ sql: String, _ values: [Any?]) throws {
    let statement = try database.statement(sql)
    try store.bind(values, statement)
    try database.run(statement)
  }

  // MARK: - Pairs

  private func writePairs(of object: NSManagedObject) throws {
    for relationship in object.entity.relationships
    where object.changed.contains(relationship.index) || object.isInserted {
      guard let name = relationship.table, let list = object.values[relationship.index] as? RelatedObjects
      else { continue }
      let table = SQLValues.quoted(name)
      let old = object.saved?.values[relationship.index] as? RelatedObjects ?? RelatedObjects()
      for id in old.ids where !list.contains(id) {
        try run("DELETE FROM \(table) WHERE owner = ? AND member = ?", [object.objectID, id])
      }
      for (index, id) in list.ids.enumerated() where relationship.isOrdered || !old.contains(id) {
        try run("INSERT OR REPLACE INTO \(table) VALUES (?, ?, ?)", [object.objectID, id, Int64(index)])
      }
    }
  }

  // MARK: - Conflicts

  private mutating func conflict(_ object: NSManagedObject, _ code: Int) {
    conflicts.append(object)
    conflictCode = code
  }

  /// Resolves a conflict with a row that has the same unique values: returns the row that takes the object's place, or nil if the object
  /// is to be written.
  private mutating func resolve(_ object: NSManagedObject) throws -> NSManagedObjectID? {
    for constraint in object.entity.constraints {
      if !object.isInserted, !constraint.contains(where: { object.changed.contains($0.index) }) { continue }
      guard let other = try holder(of: constraint, object) else { continue }
      switch policy {
      case .error: conflict(object, NSManagedObjectConstraintMergeError)
      case .storeTrump, .rollback:
        if object.isInserted { return other.id }
        for attribute in constraint { object.values[attribute.index] = object.saved?.values[attribute.index] }
        object.changed.subtract(constraint.map(\.index))
      case .objectTrump, .overwrite:
        if policy == .objectTrump, object.isInserted {
          // Properties that the new object doesn't have stay those of the row.
          for property in object.entity.columns where object.values[property.index] == nil {
            object.values[property.index] = other.row.values[property.index]
          }
        }
        try redirect(other.id, to: object.objectID)
        try remove(other.id)
        changes.replaced[other.id] = object.objectID
      }
    }
    return nil
  }

  private func holder(of constraint: [NSAttributeDescription], _ object: NSManagedObject) throws -> (
    id: NSManagedObjectID, row: ManagedRow
  )? {
    if constraint.isEmpty || constraint.contains(where: { object.values[$0.index] == nil }) { return nil }
    let plan = RequestPlan(entity: constraint[0].entity ?? object.entity)
    plan.conditions = constraint.map { attribute in
      SQLCondition(
        sql: "\(SQLValues.quoted(attribute.name)) = ?", arguments: [object.values[attribute.index]])
    }
    return try store.rows(plan, isLimited: false).first {
      $0.id != object.objectID && !deleted.contains($0.id)
    }
  }

  /// Makes the references to an object those to another.
  private func redirect(_ old: NSManagedObjectID, to new: NSManagedObjectID) throws {
    for relationship in store.model.entities.flatMap(\.relationships) where !relationship.isTransient {
      guard let destination = relationship.destinationEntity, destination.root === old.entity.root,
        let entity = relationship.entity
      else { continue }
      if let table = relationship.table {
        try run("UPDATE OR REPLACE \(SQLValues.quoted(table)) SET member = ? WHERE member = ?", [new, old])
      } else if !relationship.isToMany {
        let column = SQLValues.quoted(relationship.name)
        try run(
          "UPDATE \(entity.table) SET \(column) = ? WHERE \(column) = ?", [new, old])
      }
      if let table = relationship.inverseRelationship?.table {
        try run("UPDATE OR REPLACE \(SQLValues.quoted(table)) SET owner = ? WHERE owner = ?", [new, old])
      }
    }
  }
}
