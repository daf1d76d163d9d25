public import Foundation
public import TrellisFoundation

/// A timer that calls a method of a target, and passes a value on.
private final class SelectorTimer: Timer {
  /// The object that is called; nil once the timer has ended.
  private var target: Receiver?
  private let selector: Selector
  private var info: Any?
  private let repeats: Bool

  override var userInfo: Any? { info }

  init(
    _ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool
  ) {
    (self.target, self.selector, self.info) = (Receiver(object: target as AnyObject), selector, info)
    self.repeats = repeats
    super.init(fire: date, interval: interval, repeats: repeats) { timer in (timer as? SelectorTimer)?.call()
    }
  }

  override func invalidate() {
    super.invalidate()
    (target, info) = (nil, nil)
  }

  private func call() {
    guard let target else { return }
    target.call(selector, with: self)
    guard !repeats else { return }
    self.target = nil
    // A method that is called later still reads the information.
    if MainQueue.isCurrent { info = nil }
  }
}

/// The timers, whose initializers with a target return a timer of another class.
///
/// Source: ours.
public protocol _TimerWithTarget {}

extension Timer: _TimerWithTarget {}

extension _TimerWithTarget where Self: Timer {
  /// Creates a timer that calls a method of a target, with itself, once it is added to a run loop.
  ///
  /// As on a Mac, the timer retains the target, and `userInfo` until it is invalidated.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of a target, with itself, from a date on, once it is added to a run loop.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self = unsafeDowncast(SelectorTimer(date, interval, target, selector, userInfo, repeats), to: Self.self)
  }
}

extension Timer {
  /// Returns a timer that calls a method of a target, with itself, in the default mode of the current run loop.
  ///
  /// As on a Mac, the timer retains the target and `userInfo`.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension NotificationCenter {
  /// Calls a method of an observer with each notification of a name and an object, until the observer is removed or released.
  ///
  /// The method is called on the main thread, at once if the notification is posted there.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let (target, sender) = (
      WeakReceiver(object: observer), object.map { WeakObject(object: $0 as AnyObject) }
    )
    // The observer doesn't retain the object, as the center would.
    let token = addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let sender else { return target.call(selector, with: notification) }
      guard let object = sender.object, object === notification.object.map({ $0 as AnyObject }) else {
        return
      }
      target.call(selector, with: notification)
    }
    SelectorObservers.add(token, of: observer, in: self, name: name, object: object)
  }

  /// Removes an observer: one that was added with a selector, or a token.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer of notifications of a name and an object; nil removes it for all names, or for all objects.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    for token in SelectorObservers.remove(observer, in: self, name: name, object: object) {
      removeObserver(token as Any, name: nil, object: nil)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The tokens of observers that were added with selectors.
private enum SelectorObservers {
  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [Entry] = []

  static func add(
    _ token: any NSObjectProtocol, of observer: AnyObject, in center: NotificationCenter,
    name: NSNotification.Name?, object: Any?
  ) {
    nonisolated(unsafe) let entry = Entry(
      observer: observer, center: center, name: name, object: object.map { $0 as AnyObject }, token: token)
    let released = lock.withLock {
      let released = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return released
    }
    for entry in released { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  static func remove(
    _ observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, object: Any?
  ) -> [any NSObjectProtocol] {
    nonisolated(unsafe) let (observer, object) = (observer, object.map { $0 as AnyObject })
    return lock.withLock {
      func isRemoved(_ entry: Entry) -> Bool {
        entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
          && (object == nil || entry.object === object)
      }
      let tokens = entries.filter(isRemoved).map(\.token)
      entries.removeAll(where: isRemoved)
      return tokens
    }
  }
}

private struct Receiver: @unchecked Sendable {
  let object: AnyObject

  func call(_ selector: Selector, with argument: Any) {
    nonisolated(unsafe) let argument = argument
    let call = { @MainActor in _ = selector.call(object, [argument]) }
    if MainQueue.isCurrent { MainActor.assumeIsolated(call) } else { DispatchQueue.main.async(execute: call) }
  }
}

/// The test for the main queue, which needn't run on the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

private final class WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(object: AnyObject) { self.object = object }
}

private final class WeakReceiver: @unchecked Sendable {
  private weak var object: AnyObject?

  init(object: AnyObject) { self.object = object }

  func call(_ selector: Selector, with argument: Any) {
    if let object { Receiver(object: object).call(selector, with: argument) }
  }
}
