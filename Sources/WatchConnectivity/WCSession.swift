public import Foundation

/// The states of a connection to a watch.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The reason that a message can't be sent; here, ``Code/sessionNotSupported``.
public struct WCError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "A watch can't be paired with this system." }
}

/// An object that follows the connection to a watch.
public protocol WCSessionDelegate: AnyObject {
  /// Activation ended; here, with ``WCError/Code/sessionNotSupported``.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// The connection goes to another watch; never called here.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The connection has ended; never called here.
  func sessionDidDeactivate(_ session: WCSession)
  /// A message arrived; never called here.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message arrived that needs an answer; never called here.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// A context arrived; never called here.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values arrived; never called here.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// The reachability has changed; never called here.
  func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}

/// The connection to a watch, which doesn't exist here.
open class WCSession: NSObject, @unchecked Sendable {
  /// The connection of the app.
  public static let `default` = WCSession()
  /// The object that follows the connection.
  open weak var delegate: (any WCSessionDelegate)?

  private override init() {}

  /// False: a watch can't be paired.
  open class func isSupported() -> Bool { false }
  /// ``WCSessionActivationState/notActivated``.
  open var activationState: WCSessionActivationState { .notActivated }
  /// False: a watch can't be paired.
  open var isPaired: Bool { false }
  /// False: a watch can't be paired.
  open var isReachable: Bool { false }
  /// False: a watch can't be paired.
  open var isWatchAppInstalled: Bool { false }
  /// False: a watch can't be paired.
  open var isComplicationEnabled: Bool { false }
  /// Empty.
  open var applicationContext: [String: Any] { [:] }
  /// Empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Fails with ``WCError/Code/sessionNotSupported``, which the delegate gets.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }

  /// Fails with ``WCError/Code/sessionNotSupported``.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  /// Fails with ``WCError/Code/sessionNotSupported``.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  /// Throws ``WCError/Code/sessionNotSupported``.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
}
