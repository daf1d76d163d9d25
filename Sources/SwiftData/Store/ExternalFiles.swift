import CSQLite
import Foundation
import TrellisSQLite

/// The files of large values, in a folder beside the store's file.
///
/// A file is written, and synced to the disk, before the transaction that refers to it is committed. It is removed after the transaction that
/// removes the last reference. The table `_external` has the names of all files, so a file that a process left when it ended is known: it
/// is removed when the store is opened again. All changes of files are made with the lock of a transaction, except removals.
final class ExternalFiles {
  /// The number of bytes above which a value is in a file.
  static let leastCount = 100_000

  private let folder: URL
  private let copy: StoreCopy
  /// The files of the current transaction.
  private var created: [String] = []
  /// The files whose contents the current transaction moves into rows.
  private var inlined: [String] = []
  /// Whether a model has such values.
  private var isUsed = false

  init(of store: URL) {
    folder = URL(fileURLWithPath: store.path + "-external", isDirectory: true)
    copy = StoreCopy(of: store)
  }

  /// Prepares the tables and triggers, and removes files that nothing refers to.
  func prepare(_ plans: [EntityPlan], in database: Database) throws {
    let properties = plans.flatMap { $0.ownProperties.filter(\.isExternal) }
    guard !properties.isEmpty else { return }
    isUsed = true
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS _external (file TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS _external_removed (file TEXT);
      """)
    for property in properties {
      let (table, column) = (property.plan.table, property.columnName)
      let name = "_external_\(property.plan.name)_\(property.name)"
      let body =
        "WHEN typeof(OLD.\(column)) = 'text' BEGIN INSERT INTO _external_removed VALUES (OLD.\(column)); END"
      try database.execute(
        """
        CREATE TEMP TRIGGER \(quoted(name + "_deleted")) AFTER DELETE ON main.\(table) \(body);
        CREATE TEMP TRIGGER \(quoted(name + "_changed")) AFTER UPDATE OF \(column) ON main.\(table) \(body);
        """)
    }
    try removeUnknown(in: database)
  }

  /// Removes the files of transactions that were never committed.
  private func removeUnknown(in database: Database) throws {
    // During a migration, the copy of the store refers to more files.
    guard !copy.exists, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      !names.isEmpty
    else { return }
    let known = Set(try database.texts("SELECT file FROM _external"))
    remove(names.filter { !known.contains($0) })
  }

  /// Writes data to a new file, within a transaction; returns the file's name.
  func write(_ data: Data) throws -> String {
    let name = UUID().uuidString
    let path = folder.appending(path: name).path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    created.append(name)
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure(path) }
        offset += count
      }
    }
    guard fsync(descriptor) == 0 else { throw failure(path) }
    return name
  }

  /// Returns a file's data; nil if the file can't be read.
  func data(_ name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Records the files of a transaction before it is committed; returns the files that nothing refers to afterwards.
  func finish(in database: Database) throws -> [String] {
    guard isUsed else { return inlined }
    for name in created {
      let statement = try database.statement("INSERT INTO _external VALUES (?)")
      try SQLText.bind(name, statement, 1)
      try database.run(statement)
    }
    let removed = try database.texts("SELECT DISTINCT file FROM temp._external_removed")
    if removed.isEmpty { return inlined }
    try database.execute(
      "DELETE FROM _external WHERE file IN (SELECT file FROM temp._external_removed); DELETE FROM temp._external_removed"
    )
    return removed + inlined
  }

  /// Removes files after a transaction was committed.
  func committed(removing names: [String]) {
    (created, inlined) = ([], [])
    if !names.isEmpty, !copy.exists { remove(names) }
  }

  /// Removes the files of a transaction that was rolled back.
  func rolledBack() {
    remove(created)
    (created, inlined) = ([], [])
  }

  /// Records a file whose contents a row has instead; the file is removed after the transaction.
  func inline(_ name: String, in database: Database) throws {
    let statement = try database.statement("DELETE FROM _external WHERE file = ?")
    try SQLText.bind(name, statement, 1)
    try database.run(statement)
    inlined.append(name)
  }

  func removeAll() { try? FileManager.default.removeItem(at: folder) }

  private func remove(_ names: [String]) {
    for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
  }

  private func failure(_ path: String) -> SwiftDataError {
    SwiftDataError(
      errno == ENOSPC ? .storeFull : .storeFailure, "\(path): \(String(cString: strerror(errno)))")
  }
}
