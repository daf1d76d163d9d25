import Foundation

/// A query that is told of the changes of a context.
protocol ContextObserver: AnyObject {
  /// Records a change of a model; nil if the model isn't known.
  func contextDidChange(
    _ plan: EntityPlan, _ kind: ContextChange.Kind, _ bits: UInt64, _ model: (any PersistentModel)?)
}

struct WeakObserver { weak var observer: (any ContextObserver)? }

extension ModelContext {
  func add(_ observer: any ContextObserver) {
    observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
  }
  func remove(_ observer: any ContextObserver) { observers[ObjectIdentifier(observer)] = nil }

  /// Passes a change on to the queries, and saves soon if the context saves by itself.
  func report(_ change: ContextChange) {
    if !observers.isEmpty {
      for entry in observers.values {
        entry.observer?.contextDidChange(change.plan, change.kind, change.bits, change.model)
      }
    }
    if autosaveEnabled { autosave() }
  }

  func reportUnknown(_ plan: EntityPlan, _ kind: ContextChange.Kind, _ bits: UInt64) {
    for entry in observers.values { entry.observer?.contextDidChange(plan, kind, bits, nil) }
  }

  func removeUndoActions() {
    guard let undoManager else { return }
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated { undoManager.removeAllActions(withTarget: context) }
  }

  func registerUndo(_ action: @escaping (ModelContext) -> Void) {
    guard let undoManager else { return }
    // An undo manager belongs to the main actor, and so does a context that has one.
    nonisolated(unsafe) let context = self
    nonisolated(unsafe) let perform = action
    MainActor.assumeIsolated {
      undoManager.registerUndo(withTarget: context) { _ in perform(context) }
    }
  }
}
