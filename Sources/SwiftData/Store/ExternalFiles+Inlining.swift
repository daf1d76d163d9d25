import CSQLite
import Foundation
import TrellisSQLite

/// The properties that were declared with `.externalStorage` earlier, and no longer are.
extension ExternalFiles {
  /// Replaces the names of files by the files' contents, within a transaction.
  ///
  /// Throws `loadIssueModelContainer` if a file can't be read; the rows and the other files stay as they are. O(rows) if the store has files
  /// and the model has data without `.externalStorage`.
  func inlineFormerProperties(of plan: EntityPlan, in database: Database) throws {
    for property in try Self.formerProperties(of: plan, in: database) {
      let (table, column) = (plan.table, property.columnName)
      // One file at a time is in memory.
      for name in try Self.names(of: property, plan, in: database) {
        guard let data = data(name) else {
          throw SwiftDataError(
            .loadIssueModelContainer,
            "\(plan.name).\(property.name) has no .externalStorage any more, and its data can't be read from \(path(name)); restore this file, or delete its row with the earlier version of the program"
          )
        }
        let statement = try database.statement("UPDATE \(table) SET \(column) = ? WHERE \(column) = ?")
        try SQLText.bind(data, statement, 1)
        try SQLText.bind(name, statement, 2)
        try database.run(statement)
        try inline(name, in: database)
      }
    }
  }

  /// Throws `loadIssueModelContainer` if a store that can't be changed has files of properties without `.externalStorage`.
  static func checkFormerProperties(of plans: [EntityPlan], in database: Database, at path: String) throws {
    for plan in plans {
      for property in try formerProperties(of: plan, in: database) {
        if try names(of: property, plan, in: database).isEmpty { continue }
        throw SwiftDataError(
          .loadIssueModelContainer,
          "\(path): \(plan.name).\(property.name) has no .externalStorage any more; open the store once with allowsSave, which moves its data into the rows"
        )
      }
    }
  }

  /// Returns the properties with data in rows, if the store has any files.
  private static func formerProperties(
    of plan: EntityPlan, in database: Database
  ) throws -> [ModelProperty] {
    let properties = plan.ownProperties.filter {
      $0.hasColumn && !$0.isExternal && ($0.valueType == Data.self || $0.valueType == Data?.self)
    }
    guard !properties.isEmpty, try database.hasTable("_external"),
      try !database.texts("SELECT file FROM _external LIMIT 1").isEmpty
    else { return [] }
    let present = try database.columns(of: plan.root.name)
    return properties.filter { present.contains($0.rawColumnName) }
  }

  /// Returns the names of files that are in a property's column.
  private static func names(
    of property: ModelProperty, _ plan: EntityPlan, in database: Database
  ) throws -> [String] {
    let column = property.columnName
    return try database.texts(
      "SELECT \(column) FROM \(plan.table) WHERE typeof(\(column)) = 'text' AND \(column) IN (SELECT file FROM _external)"
    )
  }
}
