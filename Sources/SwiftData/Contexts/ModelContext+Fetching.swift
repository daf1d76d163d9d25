import Foundation
import CSQLite
import TrellisSQLite

extension ModelContext {
  /// Returns the models of a description, with changes that aren't saved.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    core.mergeOthers()
    mergeArrived()
    let plan = plan(of: T.self)
    let found = try fetch(FetchPlan(descriptor, plan, core.plans))
    prefetched = []
    let paths = descriptor.relationshipKeyPathsForPrefetching
    if !paths.isEmpty { try prefetch(paths, of: found, plan) }
    return found
  }

  func fetch<T: PersistentModel>(_ fetch: FetchPlan<T>) throws -> [T] {
    let pending = fetch.descriptor.includePendingChanges ? pendingModels(fetch) : []
    let isInSQL = pending.isEmpty && fetch.isFiltered && fetch.order != nil
    var found: [T] = try read(fetch, isLimited: isInSQL)
    if isInSQL { return found }
    if !pending.isEmpty {
      let changed = Set(pending.map(\.key))
      found.removeAll { changed.contains($0.key) }
    }
    if !fetch.isFiltered { found.removeAll { !fetch.matches($0) } }
    let added = pending.filter { !$0.isDeleted && fetch.matches($0) }
    if fetch.order == nil {
      found = (found + added).sorted(by: fetch.isOrdered)
    } else if !added.isEmpty {
      found = merge(found, added.sorted(by: fetch.isOrdered), by: fetch.isOrdered)
    }
    return fetch.limited(found)
  }

  /// Returns the models for which unsaved changes may affect a fetch.
  private func pendingModels<T: PersistentModel>(_ fetch: FetchPlan<T>) -> [T] {
    func list(_ models: [any PersistentModel]) -> [T] { models.compactMap { $0 as? T } }
    let others = fetch.dependencies.map { $0.keys.contains { $0 != fetch.plan.root.index } } ?? true
    if others || fetch.readsOtherModels, !fetch.conditions.isEmpty || !fetch.isFiltered, hasChanges {
      // A change of another model may change the predicate's value for any model in the store.
      let all =
        (try? read(FetchPlan(FetchDescriptor<T>(), fetch.plan, core.plans), isLimited: false)) ?? []
      return list(inserted) + list(deleted) + all.filter { !$0.isDeleted }
    }
    return list(inserted) + list(changed).filter { !$0._$state.flags.contains(.inserted) && !$0.isDeleted }
      + list(deleted)
  }

  private func merge<T>(_ one: [T], _ other: [T], by isOrdered: (T, T) -> Bool) -> [T] {
    var result: [T] = []
    result.reserveCapacity(one.count + other.count)
    var rest = other[...]
    for model in one {
      while let next = rest.first, isOrdered(next, model) { result.append(rest.removeFirst()) }
      result.append(model)
    }
    return result + rest
  }

  private func read<T: PersistentModel>(_ fetch: FetchPlan<T>, isLimited: Bool) throws -> [T] {
    let query = fetch.statement(selecting: fetch.plan.qualifiedSelection, isLimited: isLimited)
    return try fetch.plan.store.read { database in
      let statement = try database.statement(query.text)
      for (index, argument) in query.arguments.enumerated() { try argument.bind(statement, Int32(index + 1)) }
      var found: [T] = []
      try self.readModels(statement, fetch.plan, in: database) {
        found.append(unsafeDowncast($0, to: T.self))
      }
      return found
    }
  }

  /// Returns the number of models that ``fetch(_:)`` returns for the description.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    core.mergeOthers()
    mergeArrived()
    let fetch = FetchPlan(descriptor, plan(of: T.self), core.plans)
    if hasChanges && descriptor.includePendingChanges || !fetch.isFiltered {
      return try self.fetch(fetch).count
    }
    let query = fetch.statement(selecting: "t._key", isLimited: true)
    return try fetch.plan.store.read { database in
      let statement = try database.statement("SELECT COUNT(*) FROM (\(query.text))")
      defer { sqlite3_reset(statement) }
      for (index, argument) in query.arguments.enumerated() { try argument.bind(statement, Int32(index + 1)) }
      return try database.step(statement) ? Int(sqlite3_column_int64(statement, 0)) : 0
    }
  }

  /// Returns the identifiers of the models that ``fetch(_:)`` returns for the description.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the models of a description as a collection.
  ///
  /// The size of batches has no effect on Linux: all models are read at once.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// Returns the identifiers of the models of a description.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a closure for each model of a description.
  ///
  /// The size of batches has no effect on Linux: all models are read first. Without `allowEscapingMutations`, a change of a model that the
  /// closure doesn't save is an error.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let hadChanges = hasChanges
    let identifiers = try fetchIdentifiers(descriptor)
    for identifier in identifiers {
      if let model = model(for: identifier) as? T { try block(model) }
      if !allowEscapingMutations, !hadChanges, hasChanges {
        throw SwiftDataError(
          .modelValidationFailure,
          "a block of enumerate(_:) changed a model; pass allowEscapingMutations: true")
      }
    }
  }
}
