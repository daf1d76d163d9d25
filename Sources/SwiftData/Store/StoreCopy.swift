import Foundation

/// The copy of a store's file during a migration, which is restored if the migration fails.
struct StoreCopy {
  private let url: URL
  private var copy: String { url.path + "-migration" }

  init(of url: URL) { self.url = url }

  /// Copies the committed contents; an unfinished copy has another name.
  func make(from store: Store) throws {
    let unfinished = copy + "-unfinished"
    try remove(unfinished)
    try store.copy(to: unfinished)
    try FileManager.default.moveItem(atPath: unfinished, toPath: copy)
  }

  /// Replaces the store by the copy, if there is one.
  func restore() throws {
    guard FileManager.default.fileExists(atPath: copy) else { return }
    // A log that belongs to the migrated file must not be applied to the copy.
    for suffix in ["-wal", "-shm", ""] { try remove(url.path + suffix) }
    try FileManager.default.moveItem(atPath: copy, toPath: url.path)
  }

  func remove() throws { try remove(copy) }

  private func remove(_ path: String) throws {
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
  }
}
