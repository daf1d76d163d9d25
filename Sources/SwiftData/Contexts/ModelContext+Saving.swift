import Foundation

extension ModelContext {
  /// Stores all changes, in one transaction for each store.
  ///
  /// Changes outlive the process once the method has returned. An error stores nothing in its store and in those after it. The changes of
  /// these stores are kept, and the next save repeats them.
  ///
  /// A model with a unique value that another row has replaces that row's model, which becomes a deleted one. A new model then gets the
  /// row's identifier, and the row's relationships are kept.
  ///
  /// - Throws: ``SwiftDataError``; ``SwiftDataError/modelValidationFailure`` if a value can't be encoded, a deletion is denied, or the row
  ///   of a changed model was deleted by another process.
  public func save() throws {
    mergeArrived()
    guard hasChanges else { return }
    post(ModelContext.willSave, nil)
    try validate()
    let changes = SavedChanges(of: self)
    var saved = SavedChanges(isComplete: true)
    defer { if !saved.isEmpty { post(ModelContext.didSave, saved) } }
    for store in core.stores {
      let own = SavedChanges(changes, of: core.stores.count == 1 ? nil : store.names(in: core.plans))
      if own.isEmpty {
        finishSave(of: store)
        continue
      }
      let replacements = try write(own, to: store)
      finishSave(of: store)
      settle(replacements)
      core.didSave(own, from: self)
      saved = SavedChanges(saved, own)
    }
  }

  /// Throws if the deletion of a model is denied by a relationship, or leaves a reference that can't be empty.
  private func validate() throws {
    for model in deleted {
      for property in model._$state.plan!.relationships where property.deleteRule == .deny {
        let related = relatedModels(of: model, property)
        if related.contains(where: { !$0.isDeleted }) {
          throw SwiftDataError(
            .modelValidationFailure,
            "a \(property.plan.name) can't be deleted as long as its \(property.name) aren't empty")
        }
      }
    }
    for model in deleted + discarded where model.isDeleted { try checkReferences(to: model) }
  }

  /// Throws if a model refers to a deleted one by a property that can't be empty.
  private func checkReferences(to model: any PersistentModel) throws {
    for property in model._$state.plan!.allRequiredReferences {
      let isReferredTo = holders(of: model, property).contains {
        !$0.isDeleted && property.relatedKey(of: $0) == model.key
      }
      if isReferredTo {
        throw SwiftDataError(
          .modelValidationFailure,
          "a \(type(of: model)) can't be deleted as long as a \(property.plan.name) has it as its \(property.name)"
        )
      }
    }
  }

  /// Writes the changes of a store; returns the models that were replaced.
  private func write(_ changes: SavedChanges, to store: Store) throws -> Replacements {
    guard store.configuration.allowsSave else {
      throw SwiftDataError(
        .storeReadOnly, "\(store.configuration.url.path): the configuration allows no saving")
    }
    return try store.write { database in
      let writer = SaveWriter(database, store, core.plans)
      try writer.write(inserted: inserted, changed: changed, deleted: deleted, links: linkChanges)
      changes.apply(writer.replacements)
      try store.appendHistory(changes, in: database)
      return writer.replacements
    }
  }

  /// Makes a store's models unchanged ones, since its transaction is committed.
  private func finishSave(of store: Store) {
    func isOwn(_ model: any PersistentModel) -> Bool { model._$state.plan?.store === store }
    for model in inserted + changed where isOwn(model) {
      model._$state.flags.subtract([.inserted, .changed])
      model._$state.changed = 0
    }
    for model in deleted where isOwn(model) {
      model._$state.flags.insert(.gone)
      models[model._$state.plan!.root.index][model.key] = nil
    }
    inserted.removeAll(where: isOwn)
    changed.removeAll(where: isOwn)
    deleted.removeAll(where: isOwn)
    discarded.removeAll(where: isOwn)
    touched.removeAll { isOwn($0.model) }
    let tables = store.linkTables(in: core.plans)
    linkChanges.removeAll { tables.contains($0.link.name) }
    if inserted.isEmpty, changed.isEmpty, linkChanges.isEmpty { pendingHolders.removeAll() }
  }

  /// Discards all changes since the last save, and removes the context's undo actions.
  public func rollback() {
    let (oldInserted, oldChanged, oldDeleted, oldTouched) = (inserted, changed, deleted, touched)
    (inserted, changed, deleted, linkChanges, touched) = ([], [], [], [], [])
    discarded = []
    pendingHolders.removeAll()
    removeUndoActions()
    for model in oldInserted where model._$state.flags.contains(.inserted) {
      guard let plan = model._$state.plan else { continue }
      models[plan.root.index][model.key] = nil
      model._$state.flags = [.deleted, .gone]
      report(ContextChange(model, plan, .deleted, ~0))
    }
    for model in oldDeleted {
      guard let plan = model._$state.plan else { continue }
      model._$state.flags.remove(.deleted)
      report(ContextChange(model, plan, .inserted, ~0))
    }
    for (model, property) in oldTouched { property.forgetRelated(of: model) }
    for model in oldChanged where model._$state.flags.contains(.changed) {
      guard let plan = model._$state.plan else { continue }
      let bits = model._$state.changed
      model._$state.flags.remove(.changed)
      model._$state.changed = 0
      refault(model, plan, bits)
      report(ContextChange(model, plan, .updated, bits))
    }
  }

  /// Reads a model's row again, and notifies the readers of some properties.
  ///
  /// A model whose row is missing becomes a deleted one, and keeps its values.
  func refault(_ model: any PersistentModel, _ plan: EntityPlan, _ bits: UInt64) {
    if !model._$state.flags.contains(.fault) {
      model._$state.flags.insert(.fault)
      load(model)
      if model._$state.flags.contains(.fault) { forget(model, plan) }
    }
    for property in plan.properties where bits & property.bit != 0 { property.notify(model) }
  }

  /// Makes all properties of a model faults, except those with unsaved changes.
  private func forget(_ model: any PersistentModel, _ plan: EntityPlan) {
    guard model._$state.flags.contains(.changed) else { return model._$forget() }
    let bits = model._$state.changed
    for property in plan.properties where property.kind != .ephemeral && bits & property.bit == 0 {
      property.forgetRelated(of: model)
    }
  }
}
