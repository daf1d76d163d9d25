import Foundation
import Testing

/// Records an issue if a snapshot of a value doesn't match the file that was recorded earlier.
///
/// ```swift
/// @MainActor @Test func `a card`() {
///   assertSnapshot(of: Card(name: "Ada"), as: .image(layout: .fixed(width: 200, height: 100)))
/// }
/// ```
/// The file is `__Snapshots__/TESTFILE/TEST.NUMBER.png` beside the test's source. `named` replaces the number.
/// A difference is recorded with three attachments: `reference`, `failure` and `difference`. See
/// ``verifySnapshot(of:as:named:record:snapshotDirectory:file:testName:)``.
///
/// If `record` is nil, the current ``SnapshotTestingConfiguration`` applies, then the environment variable `SNAPSHOT_TESTING_RECORD`, then
/// ``SnapshotTestingConfiguration/Record/missing``. The cases of a test with arguments run at the same time: give each snapshot a name.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  fileID: String = #fileID, file filePath: String = #filePath, testName: String = #function,
  line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let failure = SnapshotFailure.check(
    value, snapshotting, name, recording, directory: nil, filePath: filePath, testName: testName)
  guard let failure else { return }
  for attachment in failure.attachments {
    Attachment.record(Array(attachment.data), named: attachment.name, sourceLocation: location)
  }
  Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
}

/// Returns the reason why a snapshot of a value doesn't match its file; nil if it matches.
///
/// The picture that doesn't match, and the picture of the differences, are written into the folder of the environment variable
/// `SNAPSHOT_ARTIFACTS`, if it is set.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, file filePath: String = #filePath, testName: String = #function
) -> String? {
  SnapshotFailure.check(
    value, snapshotting, name, recording, directory: snapshotDirectory, filePath: filePath, testName: testName
  )?.message
}
