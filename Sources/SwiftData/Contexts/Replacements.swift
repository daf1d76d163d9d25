/// The models that a save replaced by others with the same unique values.
struct Replacements {
  struct Replacement {
    let plan: EntityPlan
    /// The key that no row has any more, or never had.
    let old: Int64
    let new: Int64
  }

  private(set) var all: [Replacement] = []
  /// The new models that take rows, by the rows' keys.
  private var owners: [Int64: any PersistentModel] = [:]
  /// The keys that replace others.
  private var keys: [Int64: Int64] = [:]
  /// Whether rows were removed, besides those that new models took.
  private(set) var hasRemovedRows = false

  /// Gives a row to a new model.
  mutating func replace(_ row: Int64, by model: any PersistentModel, _ plan: EntityPlan) {
    owners[row] = model
    add(model.key, row, plan)
  }

  /// Records that a row was removed for another.
  mutating func remove(_ row: Int64, for key: Int64, _ plan: EntityPlan) {
    hasRemovedRows = true
    add(row, key, plan)
  }

  private mutating func add(_ old: Int64, _ new: Int64, _ plan: EntityPlan) {
    all.append(Replacement(plan: plan, old: old, new: new))
    keys[old] = new
  }

  /// Returns the key of a row after the save.
  func key(_ key: Int64) -> Int64 {
    var found = key
    while let next = keys[found] { found = next }
    return found
  }

  func isReplaced(_ key: Int64) -> Bool { keys[key] != nil }

  /// The new model that has a row.
  func owner(_ row: Int64) -> (any PersistentModel)? { owners[row] }

  /// Returns whether a model was replaced by another.
  func contains(_ model: any PersistentModel) -> Bool {
    keys[model.key] != nil || owners[model.key].map { $0 !== model } ?? false
  }

  mutating func append(_ other: Replacements) {
    all += other.all
    owners.merge(other.owners) { first, _ in first }
    keys.merge(other.keys) { first, _ in first }
    hasRemovedRows = hasRemovedRows || other.hasRemovedRows
  }
}

extension ModelContext {
  /// Gives new models the keys of the rows that they took, and makes the replaced models deleted ones.
  func settle(_ replacements: Replacements) {
    if replacements.all.isEmpty { return }
    // The models that remain, by root plan and by the keys that lead to them.
    var survivors: [Int: [Int64: any PersistentModel]] = [:]
    for replacement in replacements.all {
      let (plan, key) = (replacement.plan, replacements.key(replacement.old))
      guard let survivor = replacements.owner(key) ?? models[plan.root.index][key] else { continue }
      let others = [
        models[plan.root.index][replacement.old], models[plan.root.index][replacement.new],
        replacements.owner(replacement.new),
      ]
      models[plan.root.index][replacement.old] = nil
      survivor._$state.key = key
      models[plan.root.index][key] = survivor
      survivors[plan.root.index, default: [:]].merge([replacement.old: survivor, key: survivor]) { $1 }
      for property in plan.relationships where property.kind == .toMany {
        property.forgetRelated(of: survivor)
      }
      for case let other? in others where other !== survivor && !other.isGone {
        other._$state.flags.formUnion([.deleted, .gone])
        report(ContextChange(other, plan, .deleted, ~0))
      }
    }
    for property in core.plans.declaredRelationships {
      if let own = property.targetPlan.flatMap({ survivors[$0.root.index] }) { redirect(property, to: own) }
    }
  }

  /// Makes references to replaced models in memory those to the models that replace them.
  private func redirect(_ property: ModelProperty, to survivors: [Int64: any PersistentModel]) {
    for model in models[property.plan.root.index].all
    where !model.isDeleted && model._$state.plan!.isKind(of: property.plan) {
      if property.kind == .toMany {
        if property.relatedModels(of: model) != nil { property.forgetRelated(of: model) }
      } else if let key = property.relatedKey(of: model), let survivor = survivors[key] {
        property.setRelated([survivor], of: model)
      }
    }
  }
}
