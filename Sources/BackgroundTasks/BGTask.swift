public import Foundation

/// Work in the background.
///
/// No task is ever launched on Linux.
open class BGTask: NSObject, @unchecked Sendable {
  /// The task's name.
  public let identifier: String
  /// Called when the time for the work is over.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Ends the work.
  open func setTaskCompleted(success: Bool) {}
}

/// Work that refreshes the app.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work that may take minutes.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for work in the background.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The task's name.
  public let identifier: String
  /// The date before which the task doesn't begin; nil is any time.
  open var earliestBeginDate: Date?

  init(name: String) { identifier = name }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for work that refreshes the app.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for work that may take minutes.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the work needs a network.
  public var requiresNetworkConnectivity = false
  /// Whether the work needs external power.
  public var requiresExternalPower = false

  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}
