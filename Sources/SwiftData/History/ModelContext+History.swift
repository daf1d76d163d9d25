import Foundation

extension ModelContext {
  /// Returns the saves of all processes that satisfy a description.
  ///
  /// Stores in memory have no history; others keep theirs until ``deleteHistory(_:)``. Conditions such as `$0.token > last` are tested by the
  /// store, other conditions save by save, and reading ends at the limit if no order is given. The changes of a save are decoded when they
  /// are read. A save by a program with other models has only the changes of models that this program has, too.
  ///
  /// - Throws: ``SwiftDataError/historyTokenExpired`` if the condition has a token, and the saves that followed it were deleted;
  ///   ``SwiftDataError/invalidTransactionFetchRequest`` if the transactions aren't ``DefaultHistoryTransaction``s, which are the only ones
  ///   here.
  public func fetchHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>)
    throws
    -> [Transaction]
  {
    guard Transaction.self == DefaultHistoryTransaction.self else {
      throw SwiftDataError(.invalidTransactionFetchRequest, "there are no \(Transaction.self)s")
    }
    let limit = descriptor.fetchLimit == 0 ? .max : Int(clamping: descriptor.fetchLimit)
    let least = descriptor.predicate.flatMap(leastToken)
    var found: [Transaction] = []
    for store in core.stores {
      try store.read { database in
        if let least, try store.isExpired(least, in: database) {
          throw SwiftDataError(.historyTokenExpired, "the saves after number \(least) were deleted")
        }
        try store.history(after: least ?? 0, in: database) { row in
          let transaction = transaction(row, of: store) as! Transaction
          if try descriptor.predicate?.evaluate(transaction) ?? true { found.append(transaction) }
          return !descriptor.sortBy.isEmpty || found.count < limit
        }
      }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return found.count <= limit ? found : Array(found.prefix(limit))
  }

  /// Deletes the saves that satisfy a description from the history; the models are unaffected.
  public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>)
    throws
  {
    let found = try fetchHistory(descriptor)
    for store in core.stores {
      let own = found.filter { $0.storeIdentifier == store.identifier }.map(\.transactionIdentifier)
      if !own.isEmpty { try store.deleteHistory(own) }
    }
  }

  private func transaction(_ row: Store.HistoryRow, of store: Store) -> DefaultHistoryTransaction {
    DefaultHistoryTransaction(
      timestamp: Date(timeIntervalSinceReferenceDate: row.time),
      token: DefaultHistoryToken(number: row.number), transactionIdentifier: row.number,
      storeIdentifier: store.identifier, bundleIdentifier: row.program, processIdentifier: row.process,
      author: row.author, lazyChanges: LazyChanges { [self] in changes(of: row, store) })
  }

  private func changes(of row: Store.HistoryRow, _ store: Store) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    func add(
      _ rows: [SavedChanges.Row], _ make: (EntityPlan, SavedChanges.Row, Int64) -> HistoryChange
    ) {
      for change in rows {
        guard let plan = core.plans.byName[change.plan] else { continue }
        changes.append(make(plan, change, Int64(changes.count)))
      }
    }
    guard let saved = store.changes(of: row) else { return [] }
    add(saved.inserted) { insertion($0.type, $1.key, row.number, $2, store) }
    add(saved.updated) { update($0, $0.type, $1, row.number, $2, store) }
    add(saved.deleted) { deletion($0, $0.type, $1.key, row.number, $2, store) }
    return changes
  }

  private func identifier(_ type: any PersistentModel.Type, _ key: Int64, _ store: Store)
    -> PersistentIdentifier
  {
    PersistentIdentifier(
      key: key, entityName: EntityNames.name(of: type), storeIdentifier: store.identifier)
  }

  private func insertion<Model: PersistentModel>(
    _ type: Model.Type, _ key: Int64, _ transaction: Int64, _ number: Int64, _ store: Store
  ) -> HistoryChange {
    .insert(
      DefaultHistoryInsert<Model>(
        transactionIdentifier: transaction, changeIdentifier: number,
        changedPersistentIdentifier: identifier(type, key, store)))
  }

  private func update<Model: PersistentModel>(
    _ plan: EntityPlan, _ type: Model.Type, _ row: SavedChanges.Row, _ transaction: Int64, _ number: Int64,
    _ store: Store
  ) -> HistoryChange {
    let paths = plan.properties.filter { row.bits & $0.bit != 0 }
      .compactMap { $0.keyPath as? PartialKeyPath<Model> }
    return .update(
      DefaultHistoryUpdate<Model>(
        transactionIdentifier: transaction, changeIdentifier: number,
        changedPersistentIdentifier: identifier(type, row.key, store),
        updatedAttributes: paths.map { unsafeBitCast($0, to: (any PartialKeyPath<Model> & Sendable).self) }))
  }

  private func deletion<Model: PersistentModel>(
    _ plan: EntityPlan, _ type: Model.Type, _ key: Int64, _ transaction: Int64, _ number: Int64,
    _ store: Store
  ) -> HistoryChange {
    let values = try? store.read { try store.preservedValues(plan, key, transaction, in: $0) }
    let preserved = (values ?? []).compactMap { property, value in
      (property.keyPath as? PartialKeyPath<Model>).map { ($0, value) }
    }
    return .delete(
      DefaultHistoryDelete<Model>(
        transactionIdentifier: transaction, changeIdentifier: number,
        changedPersistentIdentifier: identifier(type, key, store), tombstone: HistoryTombstone(preserved)))
  }
}
