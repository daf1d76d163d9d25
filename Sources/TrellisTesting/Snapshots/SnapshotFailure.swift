import Foundation
import Synchronization

/// The reason why a snapshot doesn't match its file.
struct SnapshotFailure {
  var message: String
  /// Files that explain the difference, with their names.
  var attachments: [(name: String, data: Data)] = []

  /// Compares a snapshot with its file, or writes the file; returns nil if the snapshot matches.
  @MainActor static func check<Value, Format>(
    _ value: () throws -> Value, _ snapshotting: Snapshotting<Value, Format>, _ name: String?,
    _ recording: SnapshotTestingConfiguration.Record?, directory: String?, filePath: String, testName: String
  ) -> SnapshotFailure? {
    let url = SnapshotFiles.url(name, snapshotting.pathExtension, directory, filePath, testName)
    let record = recording ?? SnapshotTestingConfiguration.current?.record ?? SnapshotFiles.record
    do {
      let new = try snapshotting.snapshot(value())
      func write() throws {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try snapshotting.diffing.toData(new).write(to: url, options: .atomic)
      }
      if record == .all {
        try write()
        return SnapshotFailure(message: "recorded \(url.path); compare it, and turn recording off")
      }
      guard FileManager.default.fileExists(atPath: url.path) else {
        guard record != .never else { return SnapshotFailure(message: "there is no snapshot \(url.path)") }
        try write()
        return SnapshotFailure(
          message: "recorded \(url.path), which was missing; look at it, and run the test again")
      }
      let old = try snapshotting.diffing.fromData(Data(contentsOf: url))
      guard let (difference, files) = try snapshotting.diffing.diff(old, new) else { return nil }
      if record == .failed { try write() }
      let stem = url.deletingPathExtension().lastPathComponent
      let attachments = files.map { (name: "\(stem).\($0.name)", data: $0.data) }
      try SnapshotFiles.keep(attachments)
      let hint = record == .failed ? "the new snapshot was recorded" : "the snapshot is \(url.path)"
      return SnapshotFailure(message: "\(difference); \(hint)", attachments: attachments)
    } catch {
      return SnapshotFailure(message: "\(url.path): \(error)")
    }
  }
}

/// The files of snapshots.
private enum SnapshotFiles {
  /// The numbers of the snapshots without a name, by the paths of their tests.
  private static let numbers = Mutex<[String: Int]>([:])

  static let record =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing

  static func url(
    _ name: String?, _ pathExtension: String?, _ directory: String?, _ filePath: String, _ testName: String
  ) -> URL {
    let source = URL(fileURLWithPath: filePath)
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let test = words(testName.replacingOccurrences(of: "()", with: ""))
    let suffix =
      name.map(words)
      ?? numbers.withLock { numbers in
        let path = folder.appendingPathComponent(test).path
        numbers[path, default: 0] += 1
        return String(numbers[path]!)
      }
    let file = folder.appendingPathComponent("\(test).\(suffix)")
    return pathExtension.map { file.appendingPathExtension($0) } ?? file
  }

  /// Returns a text with a hyphen in place of each run of characters other than letters, digits and underscores.
  private static func words(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }

  /// Writes files into the folder for the files of failed tests, if there is one.
  static func keep(_ files: [(name: String, data: Data)]) throws {
    guard let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try file.data.write(to: folder.appendingPathComponent(file.name)) }
  }
}
