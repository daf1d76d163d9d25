public import Testing

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The snapshots that a test writes instead of comparing them.
  public enum Record: String, Sendable {
    /// All snapshots.
    case all
    /// Snapshots without a file, and those that don't match.
    case failed
    /// Snapshots without a file; the test fails once, so that the new file is looked at.
    case missing
    /// None.
    case never
  }

  /// The snapshots to write; nil for those of the environment variable `SNAPSHOT_TESTING_RECORD`, or else ``Record/missing``.
  public var record: Record?

  /// Creates settings.
  public init(record: Record? = nil) { self.record = record }

  /// The settings of the current task; nil if there are none.
  @TaskLocal public static var current: SnapshotTestingConfiguration?
}

/// Calls a closure with settings for its snapshots; a nil `record` keeps the enclosing settings.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.current?.record),
    operation: operation)
}

/// A trait with settings for the snapshots of a test or a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests in a suite have the settings.
  public var isRecursive: Bool { true }
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait with settings for the snapshots of a test or a suite.
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record))
  }
}
