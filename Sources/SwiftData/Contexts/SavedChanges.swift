import Foundation

/// The changes of a save, for other contexts.
final class SavedChanges: @unchecked Sendable {
  struct Row {
    let plan: String
    let key: Int64
    /// The changed properties.
    let bits: UInt64
  }

  /// Whether the rows are all that changed; false if any row may have changed.
  private(set) var isComplete: Bool
  private(set) var inserted: [Row] = []
  private(set) var updated: [Row] = []
  private(set) var deleted: [Row] = []
  let author: String?

  init(isComplete: Bool) {
    self.isComplete = isComplete
    author = nil
  }

  init(of context: ModelContext) {
    isComplete = true
    author = context.author
    func row(_ model: any PersistentModel) -> Row {
      Row(plan: model._$state.plan!.name, key: model.key, bits: model._$state.changed)
    }
    inserted = context.inserted.filter { $0._$state.flags.contains(.inserted) }.map(row)
    updated = context.changed.filter { $0._$state.flags.contains(.changed) && !$0.isDeleted }.map(row)
    deleted = context.deleted.map(row)
  }

  /// Replaces the rows of replaced models by those that replace them.
  func apply(_ replacements: Replacements) {
    if replacements.all.isEmpty { return }
    let new = Set(inserted.map(\.key))
    updated.removeAll { replacements.isReplaced($0.key) }
    for replacement in replacements.all {
      let (plan, key) = (replacement.plan.name, replacements.key(replacement.old))
      if !new.contains(key) { updated.append(Row(plan: plan, key: key, bits: ~0)) }
      if !new.contains(replacement.old) { deleted.append(Row(plan: plan, key: replacement.old, bits: 0)) }
    }
    inserted.removeAll { replacements.isReplaced($0.key) }
    // Any row may have referred to a removed one.
    if replacements.hasRemovedRows { isComplete = false }
  }
}
