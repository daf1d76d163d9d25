public import Foundation
public import TrellisFoundation

extension Timer {
  /// Returns a timer that calls a method of a target, with itself, in the default mode of the main run loop.
  ///
  /// As on a Mac, the timer retains the target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = Receiver(object: target as AnyObject)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      target.call(selector, with: timer)
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an observer with each notification of a name and an object, until the observer is removed or released.
  ///
  /// The method is called on the main thread, at once if the notification is posted there.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let object_ = observer as AnyObject
    let target = WeakReceiver(object: object_)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      target.call(selector, with: notification)
    }
    SelectorObservers.add(token, of: object_)
  }

  /// Removes an observer: one that was added with a selector, or a token.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorObservers.removeAll(of: observer) { removeObserver(token as Any) }
    removeObserver(observer as Any)
  }
}

/// The tokens of observers that were added with selectors.
private enum SelectorObservers {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var tokens: [ObjectIdentifier: [any NSObjectProtocol]] = [:]

  static func add(_ token: any NSObjectProtocol, of observer: AnyObject) {
    lock.withLock { tokens[ObjectIdentifier(observer), default: []].append(token) }
  }

  static func removeAll(of observer: AnyObject) -> [any NSObjectProtocol] {
    lock.withLock { tokens.removeValue(forKey: ObjectIdentifier(observer)) ?? [] }
  }
}

private struct Receiver: @unchecked Sendable {
  let object: AnyObject

  func call(_ selector: Selector, with argument: Any) {
    nonisolated(unsafe) let argument = argument
    let call = { @MainActor in _ = selector.call(object, [argument]) }
    if Thread.isMainThread { MainActor.assumeIsolated(call) } else { DispatchQueue.main.async(execute: call) }
  }
}

private final class WeakReceiver: @unchecked Sendable {
  private weak var object: AnyObject?

  init(object: AnyObject) { self.object = object }

  func call(_ selector: Selector, with argument: Any) {
    if let object { Receiver(object: object).call(selector, with: argument) }
  }
}
