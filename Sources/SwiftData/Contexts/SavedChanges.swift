import Foundation

/// The changes of a save, for other contexts and for the history.
final class SavedChanges: @unchecked Sendable {
  struct Row {
    let plan: String
    let key: Int64
    /// The changed properties.
    let bits: UInt64
  }

  /// Whether the rows are all changed rows; false if any other row may have changed, too.
  private(set) var isComplete: Bool
  private(set) var inserted: [Row] = []
  private(set) var updated: [Row] = []
  private(set) var deleted: [Row] = []
  let author: String?

  init(isComplete: Bool, inserted: [Row] = [], updated: [Row] = [], deleted: [Row] = []) {
    self.isComplete = isComplete
    (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    author = nil
  }

  /// Creates a copy with the changes of some entities; nil for all entities.
  init(_ changes: SavedChanges, of plans: Set<String>?) {
    func part(_ rows: [Row]) -> [Row] { plans.map { own in rows.filter { own.contains($0.plan) } } ?? rows }
    (isComplete, author) = (changes.isComplete, changes.author)
    (inserted, updated, deleted) = (part(changes.inserted), part(changes.updated), part(changes.deleted))
  }

  /// Creates the changes of two saves together.
  init(_ one: SavedChanges, _ other: SavedChanges) {
    (isComplete, author) = (one.isComplete && other.isComplete, other.author)
    (inserted, updated) = (one.inserted + other.inserted, one.updated + other.updated)
    deleted = one.deleted + other.deleted
  }

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  init(of context: ModelContext) {
    isComplete = true
    author = context.author
    func row(_ model: any PersistentModel) -> Row {
      Row(plan: model._$state.plan!.name, key: model.key, bits: model._$state.changed)
    }
    inserted = context.inserted.filter { $0._$state.flags.contains(.inserted) }.map(row)
    updated = context.changed.filter { $0._$state.flags.contains(.changed) && !$0.isDeleted }.map(row)
    deleted = context.deleted.map(row)
    if !context.linkChanges.isEmpty { updated += SavedChanges.links(of: context) }
  }

  /// Returns an updated row for both ends of each changed many-to-many relationship.
  private static func links(of context: ModelContext) -> [Row] {
    let properties = Dictionary(
      grouping: context.core.plans.declaredRelationships.filter { $0.link != nil },
      by: { $0.link!.name })
    return context.linkChanges.flatMap { change in
      (properties[change.link.name] ?? []).compactMap { property in
        let key = property.link!.source == "a" ? change.source : change.target
        let state = context.models[property.plan.root.index][key]?._$state
        guard (state?.flags ?? []).isDisjoint(with: [.inserted, .deleted]) else { return nil }
        return Row(plan: (state?.plan ?? property.plan).name, key: key, bits: property.bit)
      }
    }
  }

  /// Replaces the rows of replaced models by the rows of their replacements.
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
