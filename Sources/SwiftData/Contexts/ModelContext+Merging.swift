import Foundation
import Synchronization
import TrellisSQLite

extension ModelContext {
  /// Records changes that another context or process has saved.
  ///
  /// The main context and a context of a query merge them immediately on the main thread, other contexts before their next fetch or save.
  func receive(_ changes: SavedChanges) {
    arrived.withLock { $0.append(changes) }
    guard isMain || !observers.isEmpty else { return }
    if MainThread.isCurrent {
      mergeArrived()
    } else {
      let box = UncheckedBox(self)
      DispatchQueue.main.async { box.value.mergeArrived() }
    }
  }

  func mergeArrived() {
    let waiting = arrived.withLock { list in
      defer { list = [] }
      return list
    }
    for changes in waiting { merge(changes) }
  }

  private func merge(_ changes: SavedChanges) {
    guard changes.isComplete else { return mergeUnknown() }
    var bits = [UInt64](repeating: 0, count: core.plans.all.count)
    for row in changes.deleted {
      guard let plan = core.plans.byName[row.plan] else { continue }
      bits[plan.index] = ~0
      guard let model = models[plan.root.index][row.key] else {
        reportUnknown(plan, .deleted, ~0)
        continue
      }
      load(model)
      model._$state.flags.formUnion([.deleted, .gone])
      models[plan.root.index][row.key] = nil
      report(ContextChange(model, plan, .deleted, ~0))
    }
    for row in changes.inserted {
      guard let plan = core.plans.byName[row.plan] else { continue }
      bits[plan.index] = ~0
      report(ContextChange(known(row.key, plan), plan, .inserted, ~0))
    }
    for row in changes.updated {
      guard let plan = core.plans.byName[row.plan] else { continue }
      bits[plan.index] |= row.bits
      let model = known(row.key, plan)
      if !model._$state.flags.contains(.deleted) { refault(model, plan, row.bits) }
      report(ContextChange(model, plan, .updated, row.bits))
    }
    // Once for all rows, since it visits all models in memory.
    for plan in core.plans.all where bits[plan.index] != 0 { forgetLists(of: plan, bits[plan.index]) }
  }

  /// Discards the loaded to-many lists whose inverses are changed references.
  private func forgetLists(of plan: EntityPlan, _ bits: UInt64) {
    for property in plan.relationships where bits & property.bit != 0 {
      guard let inverse = property.inverse, inverse.kind == .toMany else { continue }
      for model in models[inverse.plan.root.index].all
      where inverse.relatedModels(of: model) != nil
        && model._$state.flags.isDisjoint(with: [.inserted, .deleted])
      {
        inverse.forgetRelated(of: model)
      }
    }
  }

  /// Reads all loaded models without unsaved changes again, because any row may have changed.
  private func mergeUnknown() {
    for plan in core.plans.all {
      for model in models[plan.root.index].all
      where model._$state.plan === plan
        && model._$state.flags.isDisjoint(with: [.changed, .inserted, .deleted, .fault])
      {
        refault(model, plan, ~0)
      }
      reportUnknown(plan, .updated, ~0)
    }
  }
}
