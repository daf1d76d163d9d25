public import Foundation

/// A scheduler of work in the background, which Linux doesn't have: requests throw `BGTaskScheduler.Error.unavailable`.
///
/// Source: documented, developer.apple.com/documentation/backgroundtasks/bgtaskscheduler.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()

  private override init() {}

  /// Returns true, and never calls the handler, because no request is accepted.
  @discardableResult
  @preconcurrency
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    true
  }

  /// Throws `BGTaskScheduler.Error.unavailable`.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Does nothing, because no request is waiting.
  public func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Does nothing, because no request is waiting.
  public func cancelAllTaskRequests() {}

  /// Calls the handler without requests.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }

  /// Returns no requests.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// The domain of ``Error``.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The reason.
    public let code: Code

    /// Creates an error.
    ///
    /// The dictionary is ignored.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The number of the error as an `NSError`.
    public var errorCode: Int { code.rawValue }

    /// The reason of an error.
    public enum Code: Int, Sendable {
      /// The app can't work in the background.
      case unavailable = 1
      /// Too many requests are waiting.
      case tooManyPendingTaskRequests
      /// The task isn't permitted.
      case notPermitted
    }
  }
}
