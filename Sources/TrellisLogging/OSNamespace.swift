/// The names of the module `os`, for source that imports only OSLog: `os.Logger`.
public enum os {
  /// A writer of messages.
  public typealias Logger = TrellisLogging.Logger
  /// A category of messages.
  public typealias OSLog = TrellisLogging.OSLog
  /// A writer of signposts.
  public typealias OSSignposter = TrellisLogging.OSSignposter
  /// A lock around a value.
  public typealias OSAllocatedUnfairLock = TrellisLogging.OSAllocatedUnfairLock
}
