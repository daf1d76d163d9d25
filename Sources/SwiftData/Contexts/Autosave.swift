import Foundation
import Synchronization

extension ModelContext {
  /// Saves in a quarter of a second, and before the program ends.
  func autosave() {
    guard isMain, !isAutosaveDue else { return }
    isAutosaveDue = true
    AutosavedContexts.add(self)
    let box = UncheckedBox(self)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { box.value.performAutosave() }
  }

  func performAutosave() {
    guard isAutosaveDue else { return }
    isAutosaveDue = false
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch { Report.once("SwiftData: changes can't be saved: \(error)") }
  }
}

/// The contexts with changes that will be saved.
private enum AutosavedContexts {
  private struct Entry: @unchecked Sendable { weak var context: ModelContext? }
  private static let contexts = Mutex<[Entry]>([])
  private static let isRegistered: Void = {
    atexit { AutosavedContexts.saveAll() }
  }()

  static func add(_ context: ModelContext) {
    _ = isRegistered
    let entry = Entry(context: context)
    contexts.withLock { list in
      list.removeAll { $0.context == nil || $0.context === entry.context }
      list.append(entry)
    }
  }

  static func saveAll() {
    guard Thread.isMainThread else { return }
    for entry in contexts.withLock({ $0 }) { entry.context?.performAutosave() }
  }
}
