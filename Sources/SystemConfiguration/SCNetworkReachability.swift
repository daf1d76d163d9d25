import Foundation
import Network
import Synchronization

/// The way to a host, by the kernel's routes: whether packets for it can leave the machine.
///
/// The host is neither resolved nor asked, as on Apple's systems. Without a default route only the machine itself is reachable.
///
/// Source: documented, developer.apple.com/documentation/systemconfiguration/scnetworkreachability-g7d.
public final class SCNetworkReachability: Sendable {
  /// A function that gets the changed flags; any Swift function here.
  public typealias Callback = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
  ) -> Void

  private struct State {
    nonisolated(unsafe) var callback: Callback?
    nonisolated(unsafe) var info: UnsafeMutableRawPointer?
    var monitor: NWPathMonitor?
    var last: SCNetworkReachabilityFlags?
  }

  /// True for the machine itself.
  private let isLocal: Bool
  private let state = Mutex(State())

  init(isLocal: Bool) { self.isLocal = isLocal }
  deinit { state.withLock { $0.monitor }?.cancel() }

  /// Returns the flags of a path.
  static func flags(of path: NWPath, isLocal: Bool) -> SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    guard path.status == .satisfied else { return [] }
    return path.availableInterfaces.first?.type == .cellular ? [.reachable, .isWWAN] : .reachable
  }

  var flags: SCNetworkReachabilityFlags { Self.flags(of: NWPathMonitor().currentPath, isLocal: isLocal) }

  func setCallback(_ callback: Callback?, _ info: UnsafeMutableRawPointer?) {
    nonisolated(unsafe) let (callback, info) = (callback, info)
    state.withLock { ($0.callback, $0.info) = (callback, info) }
  }

  /// Calls the callback on a queue after each change; nil ends that.
  func follow(on queue: DispatchQueue?) {
    let monitor = queue.map { _ in NWPathMonitor() }
    let old = state.withLock { state in
      defer { (state.monitor, state.last) = (monitor, monitor.map { _ in flags }) }
      return state.monitor
    }
    old?.cancel()
    guard let monitor, let queue else { return }
    monitor.pathUpdateHandler = { [weak self] path in self?.changed(to: path) }
    monitor.start(queue: queue)
  }

  /// Handles a path: the callback gets flags that differ from the last ones.
  func changed(to path: NWPath) {
    let new = Self.flags(of: path, isLocal: isLocal)
    let call = state.withLock { state -> (() -> Void)? in
      guard state.last != new else { return nil }
      state.last = new
      nonisolated(unsafe) let (callback, info) = (state.callback, state.info)
      return { callback?(self, new, info) }
    }
    call?()
  }
}

/// The properties of the way to a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Creates properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A connection that comes and goes, such as PPP; never set here.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// Reachable.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made first; never set here.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// A connection is made by traffic; never set here.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to do something; never set here.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// A connection is made on demand; never set here.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The host is the machine itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is reached without a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// Reachable by a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// An object for a callback.
public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: Int
  /// The object.
  public var info: UnsafeMutableRawPointer?
  /// Called to keep the object; not called here.
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called to release the object; not called here.
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
  /// Called for a description; not called here.
  public var copyDescription: (@convention(c) (UnsafeRawPointer) -> OpaquePointer)?

  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?,
    copyDescription: (@convention(c) (UnsafeRawPointer) -> OpaquePointer)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}
