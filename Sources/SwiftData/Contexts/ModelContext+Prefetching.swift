import CSQLite
import TrellisSQLite

extension ModelContext {
  /// Reads the related models of a result, with one query per relationship and 500 models of the result.
  func prefetch<T: PersistentModel>(_ paths: [PartialKeyPath<T>], of models: [T], _ plan: EntityPlan) throws {
    for path in paths {
      guard let property = plan.byKeyPath[path], let target = property.targetPlan else { continue }
      for start in stride(from: 0, to: models.count, by: 500) {
        let part = models[start..<min(start + 500, models.count)]
        if property.kind == .toOne {
          try prefetchOne(property, target, of: part)
        } else if let inverse = property.inverse, inverse.kind == .toOne, !hasChanges {
          try prefetchMany(property, inverse, target, of: part)
        } else if let link = property.link, !hasChanges {
          try prefetchLinked(property, link, target, of: part)
        }
      }
    }
  }

  private func prefetchOne<T: PersistentModel>(
    _ property: ModelProperty, _ target: EntityPlan, of models: ArraySlice<T>
  ) throws {
    let keys = Set(models.compactMap { property.relatedKey(of: $0) }).filter { key in
      self.models[target.root.index][key].map { $0._$state.flags.contains(.fault) } ?? true
    }
    let found = try read(target, where: "t._key", isOneOf: Array(keys))
    // A reference is a key, which doesn't retain its model.
    prefetched += found
  }

  private func prefetchMany<T: PersistentModel>(
    _ property: ModelProperty, _ inverse: ModelProperty, _ target: EntityPlan, of models: ArraySlice<T>
  ) throws {
    let owners = models.filter { property.relatedModels(of: $0) == nil && !$0.isDeleted }
    let found = try read(target, where: "t." + inverse.columnName, isOneOf: owners.map(\.key))
    let lists = Dictionary(grouping: found) { inverse.relatedKey(of: $0) ?? 0 }
    for owner in owners { property.setRelated(lists[owner.key] ?? [], of: owner) }
  }

  private func prefetchLinked<T: PersistentModel>(
    _ property: ModelProperty, _ link: LinkTable, _ target: EntityPlan, of models: ArraySlice<T>
  ) throws {
    let owners = models.filter { property.relatedModels(of: $0) == nil && !$0.isDeleted }
    if owners.isEmpty { return }
    let list = Array(repeating: "?", count: owners.count).joined(separator: ", ")
    let sql =
      "SELECT \(link.source), \(link.target) FROM \(quoted(link.name)) WHERE \(link.source) IN (\(list)) ORDER BY \(link.target)"
    let pairs = try target.store.read { database in
      let statement = try database.statement(sql)
      defer { sqlite3_reset(statement) }
      for (index, owner) in owners.enumerated() {
        try SQLText.check(sqlite3_bind_int64(statement, Int32(index + 1), owner.key))
      }
      var pairs: [(source: Int64, target: Int64)] = []
      while try database.step(statement) {
        pairs.append((sqlite3_column_int64(statement, 0), sqlite3_column_int64(statement, 1)))
      }
      return pairs
    }
    var found: [Int64: any PersistentModel] = [:]
    let keys = Array(Set(pairs.map(\.target)))
    for start in stride(from: 0, to: keys.count, by: 500) {
      let part = Array(keys[start..<min(start + 500, keys.count)])
      for model in try read(target, where: "t._key", isOneOf: part) { found[model.key] = model }
    }
    let lists = Dictionary(grouping: pairs, by: \.source)
    for owner in owners {
      property.setRelated((lists[owner.key] ?? []).compactMap { found[$0.target] }, of: owner)
    }
  }

  private func read(_ plan: EntityPlan, where column: String, isOneOf keys: [Int64]) throws
    -> [any PersistentModel]
  {
    if keys.isEmpty { return [] }
    let list = Array(repeating: "?", count: keys.count).joined(separator: ", ")
    let sql =
      "SELECT \(plan.qualifiedSelection) FROM \(plan.table) t WHERE \(column) IN (\(list)) ORDER BY t._key"
    return try plan.store.read { database in
      let statement = try database.statement(sql)
      for (index, key) in keys.enumerated() {
        try SQLText.check(sqlite3_bind_int64(statement, Int32(index + 1), key))
      }
      return try self.readModels(statement, plan, in: database)
    }
  }
}
