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
  let isComplete: Bool
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

  /// Replaces the rows of new models by those that they replace.
  func apply(_ aliases: [Int64: Int64]) {
    if aliases.isEmpty { return }
    for row in inserted {
      if let key = aliases[row.key] { updated.append(Row(plan: row.plan, key: key, bits: ~0)) }
    }
    inserted.removeAll { aliases[$0.key] != nil }
  }
}
