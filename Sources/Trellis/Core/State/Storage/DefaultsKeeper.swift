import Dispatch
import Foundation

/// The synchronization of the user's defaults with the disk.
///
/// Foundation on Linux doesn't synchronize by itself: values would be lost with the process, and values of other processes never
/// seen. The values that are set in one turn of the main queue are written together, at the end of the turn or of the process.
///
/// A program also sets values directly, which nothing reports. So the standard store is written a second after an event, and at the end
/// of the process. A store with a suite name that only the program uses is written when the program calls `synchronize()`.
nonisolated enum DefaultsKeeper {
  private struct State {
    /// The stores with unwritten values.
    var unwritten: [ObjectIdentifier: UserDefaults] = [:]
    /// The time of each store's last refresh.
    var refreshed: [ObjectIdentifier: ContinuousClock.Instant] = [:]
    var isInstalled = false
    /// Whether the standard store will be written.
    var isStandardDue = false
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = State()

  /// Schedules writing a store in which a value was set.
  static func keep(_ store: UserDefaults) {
    let isNew = change { state in
      defer { state.unwritten[ObjectIdentifier(store)] = store }
      return state.unwritten.isEmpty
    }
    if isNew { DispatchQueue.main.async { DefaultsKeeper.write() } }
  }

  /// Schedules writing the standard store, whose values an event may change.
  static func keepStandard() {
    let isNew = change { state in
      defer { state.isStandardDue = true }
      return !state.isStandardDue
    }
    if isNew { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { DefaultsKeeper.write() } }
  }

  /// Changes the state, whose stores are also written at the end of the process.
  private static func change(_ body: (inout State) -> Bool) -> Bool {
    let (isFirst, result) = lock.withLock {
      defer { state.isInstalled = true }
      return (!state.isInstalled, body(&state))
    }
    if isFirst { atexit { DefaultsKeeper.write() } }
    return result
  }

  /// Writes all unwritten stores to the disk.
  static func write() {
    let stores = lock.withLock {
      defer { (state.unwritten, state.isStandardDue) = ([:], false) }
      if state.isStandardDue { state.unwritten[ObjectIdentifier(UserDefaults.standard)] = .standard }
      return state.unwritten.values.map(\.self)
    }
    for store in stores { _ = store.synchronize() }
  }

  /// Writes a store's unwritten values and reads the values of other processes, at most four times a second.
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
