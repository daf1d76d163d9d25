import Dispatch
import Foundation

/// Brings the user's defaults to the disk, and back: Foundation on Linux does neither by itself, so that what was set was lost with the
/// process, and what another process set was never seen.
///
/// What is set in one turn of the main queue is written once, when the turn ends, or when the process does.
nonisolated enum DefaultsKeeper {
  private struct State {
    /// Stores with something that isn't on the disk.
    var unwritten: [ObjectIdentifier: UserDefaults] = [:]
    /// When each store was read again last.
    var refreshed: [ObjectIdentifier: ContinuousClock.Instant] = [:]
    var isInstalled = false
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = State()

  /// Something was set in a store.
  static func keep(_ store: UserDefaults) {
    let (isFirst, isNew) = lock.withLock {
      defer {
        state.unwritten[ObjectIdentifier(store)] = store
        state.isInstalled = true
      }
      return (!state.isInstalled, state.unwritten.isEmpty)
    }
    if isFirst { atexit { DefaultsKeeper.write() } }
    if isNew { DispatchQueue.main.async { DefaultsKeeper.write() } }
  }

  /// Writes what isn't on the disk.
  static func write() {
    let stores = lock.withLock {
      defer { state.unwritten = [:] }
      return state.unwritten.values.map(\.self)
    }
    for store in stores { _ = store.synchronize() }
  }

  /// Has a store's values be read again, four times a second at most; what was set and isn't written yet is written before.
  static func refresh(_ store: UserDefaults) {
    let isDue = lock.withLock {
      let (now, key) = (ContinuousClock.now, ObjectIdentifier(store))
      if let last = state.refreshed[key], last.duration(to: now) < .milliseconds(250) { return false }
      state.refreshed[key] = now
      return true
    }
    if isDue { _ = store.synchronize() }
  }
}
