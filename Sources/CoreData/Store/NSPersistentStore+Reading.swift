import CSQLite
import Foundation
import TrellisSQLite

extension NSPersistentStore: ManagedSource {
  func row(_ id: NSManagedObjectID) throws -> ManagedRow? {
    try access { database in
      try self.rows(id.entity.root, "WHERE _key = ?", [id], database).first?.row
    }
  }

  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws
    -> [NSManagedObjectID]
  {
    guard let destination = relationship.destinationEntity, !relationship.isTransient else { return [] }
    let sql: String
    if let table = relationship.table {
      sql =
        "SELECT d._key, d._entity FROM \(SQLValues.quoted(table)) p JOIN \(destination.table) d ON d._key = p.member WHERE p.owner = ? ORDER BY p.position, d._key"
    } else if let inverse = relationship.inverseRelationship {
      sql =
        "SELECT _key, _entity FROM \(destination.table) WHERE \(SQLValues.quoted(inverse.name)) = ? ORDER BY _key"
    } else {
      return []
    }
    return try access { database in
      let statement = try database.statement(sql)
      defer { sqlite3_reset(statement) }
      try bind([id], statement)
      var found: [NSManagedObjectID] = []
      while try database.step(statement) {
        let entity = SQLText.read(statement, 1).flatMap { model.entitiesByName[$0] } ?? destination
        found.append(self.id(entity, sqlite3_column_int64(statement, 0)))
      }
      return found
    }
  }

  func rows(_ plan: RequestPlan, isLimited: Bool) throws -> [(id: NSManagedObjectID, row: ManagedRow)] {
    try access { database in
      var sql =
        "WHERE _entity IN (\(plan.entities.map { "'\(($0.name ?? "").replacing("'", with: "''"))'" }.joined(separator: ", ")))"
      for condition in plan.conditions { sql += " AND \(condition.sql)" }
      sql += " ORDER BY \((plan.order + ["_key"]).joined(separator: ", "))"
      if isLimited, plan.limit > 0 || plan.offset > 0 {
        sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
      }
      return try self.rows(plan.entity, sql, plan.conditions.flatMap(\.arguments), database)
    }
  }

  /// Returns the number of rows of a plan that SQL alone answers.
  func count(_ plan: RequestPlan) throws -> Int {
    try access { database in
      var sql =
        "SELECT 1 FROM \(plan.entity.table) WHERE _entity IN (\(plan.entities.map { "'\(($0.name ?? "").replacing("'", with: "''"))'" }.joined(separator: ", ")))"
      for condition in plan.conditions { sql += " AND \(condition.sql)" }
      if plan.limit > 0 || plan.offset > 0 {
        sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
      }
      let statement = try database.statement("SELECT COUNT(*) FROM (\(sql))")
      defer { sqlite3_reset(statement) }
      try bind(plan.conditions.flatMap(\.arguments), statement)
      return try database.step(statement) ? Int(sqlite3_column_int64(statement, 0)) : 0
    }
  }

  private func rows(
    _ entity: NSEntityDescription, _ clause: String, _ arguments: [Any?], _ database: Database
  ) throws -> [(id: NSManagedObjectID, row: ManagedRow)] {
    // The columns of all entities in the table, in the order of their names.
    let names = Set(entity.family.flatMap(\.columns).map(\.name)).sorted()
    let positions = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($0.element, Int32($0.offset + 3)) })
    let list = ["_key", "_entity", "_version"] + names.map(SQLValues.quoted)
    let statement = try database.statement(
      "SELECT \(list.joined(separator: ", ")) FROM \(entity.table) \(clause)")
    defer { sqlite3_reset(statement) }
    try bind(arguments, statement)
    var found: [(id: NSManagedObjectID, row: ManagedRow)] = []
    while try database.step(statement) {
      let own = SQLText.read(statement, 1).flatMap { model.entitiesByName[$0] } ?? entity
      let values = own.properties.map { property -> Any? in
        guard let column = positions[property.name], !property.isTransient else { return nil }
        switch property {
        case let attribute as NSAttributeDescription: return SQLValues.read(attribute, statement, column)
        case let relationship as NSRelationshipDescription where !relationship.isToMany:
          guard sqlite3_column_type(statement, column) != SQLITE_NULL,
            let destination = relationship.destinationEntity
          else { return nil }
          return id(destination, sqlite3_column_int64(statement, column))
        default: return nil
        }
      }
      let row = ManagedRow(entity: own, values: values, version: sqlite3_column_int64(statement, 2))
      found.append((id(own, sqlite3_column_int64(statement, 0)), row))
    }
    return found
  }
}
