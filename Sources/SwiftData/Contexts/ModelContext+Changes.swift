import Foundation

extension ModelContext {
  /// Adds a model, and all models that it refers to; they are stored by the next save.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    if let context = model._$state.context {
      guard context === self else {
        preconditionFailure("SwiftData: the \(type(of: model)) is in another context")
      }
      if model._$state.flags.contains(.deleted) { restore(model) }
      return
    }
    let plan = plan(of: type(of: model))
    let key = model.key
    model._$state.context = self
    model._$state.plan = plan
    model._$state.flags.insert(.inserted)
    models[plan.root.index][key] = model
    inserted.append(model)
    for property in plan.relationships {
      guard let related = property.relatedModels(of: model), !related.isEmpty else { continue }
      pendingHolders.add(model, property, to: related)
      for other in related where other._$state.context == nil { insertAny(other) }
      property.weaken(model)
      for other in related { linkBack(model, property, other) }
    }
    if undoManager != nil { registerUndo { context in context.deleteAny(model) } }
    report(ContextChange(model, plan, .inserted, ~0))
  }

  /// Deletes a model, and others by the delete rules of its relationships, with the next save.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    guard model._$state.context === self, let plan = model._$state.plan,
      !model._$state.flags.contains(.deleted)
    else { return }
    load(model)
    if undoManager != nil { for property in plan.properties { property.readExternal(model) } }
    model._$state.flags.insert(.deleted)
    let references = undoManager == nil ? [] : plan.relationships.map { ($0, relatedModels(of: model, $0)) }
    for property in plan.relationships { unlink(model, property) }
    for property in plan.allOneWayReferences where !property.isRequired { clear(property, to: model) }
    if model._$state.flags.contains(.inserted) {
      inserted.removeAll { $0 === model }
      discarded.append(model)
      model._$state.flags.formUnion(.gone)
    } else {
      deleted.append(model)
    }
    registerUndo { context in context.restore(model, references) }
    report(ContextChange(model, plan, .deleted, ~0))
  }

  /// Deletes all models that satisfy a predicate.
  ///
  /// Without `includeSubclasses`, models of subclasses are kept.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate))
    where includeSubclasses || type(of: found) == T.self { delete(found) }
  }

  /// Undoes a deletion; a model whose deletion is saved is inserted again.
  func restore(_ model: any PersistentModel) {
    guard let plan = model._$state.plan else { return }
    model._$state.flags.remove(.deleted)
    if model._$state.flags.contains(.gone) {
      // The model is no longer in the store, so the next save inserts it.
      model._$state.flags = .inserted
      discarded.removeAll { $0 === model }
      inserted.append(model)
      models[plan.root.index][model.key] = model
    } else {
      deleted.removeAll { $0 === model }
    }
    report(ContextChange(model, plan, .inserted, ~0))
  }

  /// Undoes a deletion, and restores the references of related models.
  private func restore(
    _ model: any PersistentModel, _ references: [(ModelProperty, [any PersistentModel])]
  ) {
    restore(model)
    registerUndo { context in context.deleteAny(model) }
    for (property, related) in references {
      for other in related where !other.isDeleted { linkBack(model, property, other) }
    }
  }

  /// Records a change of a model in the context.
  func noteChange(_ model: any PersistentModel, _ plan: EntityPlan, _ bits: UInt64) {
    if model._$state.flags.isDisjoint(with: [.changed, .inserted]) {
      model._$state.flags.insert(.changed)
      changed.append(model)
    }
    model._$state.changed |= bits
    report(ContextChange(model, model._$state.plan ?? plan, .updated, bits))
  }

  /// Does nothing, because fetches and queries include each change immediately.
  public func processPendingChanges() {}

  /// Performs changes and saves them; if saving fails, the changes are kept.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

/// A change of a model in a context.
struct ContextChange {
  enum Kind { case inserted, updated, deleted }

  let model: any PersistentModel
  let plan: EntityPlan
  let kind: Kind
  /// The changed properties.
  let bits: UInt64

  init(_ model: any PersistentModel, _ plan: EntityPlan, _ kind: Kind, _ bits: UInt64) {
    (self.model, self.plan, self.kind, self.bits) = (model, plan, kind, bits)
  }
}
