import Foundation
import Trellis

/// The link from the app's life to its delegates and to notifications.
///
/// The app is active while one of its windows has the keyboard. It enters the background when no window is visible. An app that is
/// drawn as a picture is launched, and never active.
@MainActor
package enum ApplicationEvents {
  static var state = UIApplication.State.inactive
  static var delegate: (any UIApplicationDelegate)?
  static var macDelegate: (any NSApplicationDelegate)?
  /// Whether the delegate of the last opened URLs has a function for them.
  static var isHandled = true

  /// Returns the delegate of a class, of the app that was launched last; nil if there is none.
  static func delegate<Object>(of type: Object.Type) -> Object? {
    delegate as? Object ?? macDelegate as? Object
  }

  /// Begins to pass events on.
  package static func follow() {
    AppEvents.handler = handle
    if !isFollowing { WindowModifiers.add(ScenePresentation()) }
    isFollowing = true
  }
  private static var isFollowing = false

  private static func handle(_ event: AppEvents.Event) -> Bool {
    switch event {
    case .launched: launch()
    case .phase(let phase):
      change(to: phase == .active ? .active : phase == .inactive ? .inactive : .background)
    case .opened(let url): return open(url)
    case .terminated: terminate()
    }
    return false
  }

  private static func launch() {
    state = .inactive
    let app = UIApplication.shared
    postMac(NSApplication.willFinishLaunchingNotification) { macDelegate?.applicationWillFinishLaunching($0) }
    _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
    delegate?.applicationDidFinishLaunching(app)
    post(UIApplication.didFinishLaunchingNotification)
    postMac(NSApplication.didFinishLaunchingNotification) { macDelegate?.applicationDidFinishLaunching($0) }
    SceneEvents.connect()
  }

  private static func change(to new: UIApplication.State) {
    let old = state
    guard new != old else { return }
    let app = UIApplication.shared
    if old == .active {
      delegate?.applicationWillResignActive(app)
      post(UIApplication.willResignActiveNotification)
      postMac(NSApplication.willResignActiveNotification) { macDelegate?.applicationWillResignActive($0) }
    }
    if old == .background {
      delegate?.applicationWillEnterForeground(app)
      post(UIApplication.willEnterForegroundNotification)
    }
    if new == .active {
      postMac(NSApplication.willBecomeActiveNotification) { macDelegate?.applicationWillBecomeActive($0) }
    }
    state = new
    if old == .active {
      postMac(NSApplication.didResignActiveNotification) { macDelegate?.applicationDidResignActive($0) }
    }
    if new == .background {
      delegate?.applicationDidEnterBackground(app)
      post(UIApplication.didEnterBackgroundNotification)
    }
    if new == .active {
      delegate?.applicationDidBecomeActive(app)
      post(UIApplication.didBecomeActiveNotification)
      postMac(NSApplication.didBecomeActiveNotification) { macDelegate?.applicationDidBecomeActive($0) }
    }
    SceneEvents.change(from: old, to: new)
  }

  private static func open(_ url: URL) -> Bool {
    let isTaken = delegate?.application(UIApplication.shared, open: url, options: [:]) ?? false
    isHandled = macDelegate != nil
    macDelegate?.application(NSApplication.shared, open: [url])
    let isTakenByScene = SceneEvents.open(url)
    return isTaken || isHandled || isTakenByScene
  }

  private static func terminate() {
    SceneEvents.disconnect()
    delegate?.applicationWillTerminate(UIApplication.shared)
    post(UIApplication.willTerminateNotification)
    postMac(NSApplication.willTerminateNotification) { macDelegate?.applicationWillTerminate($0) }
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  private static func postMac(_ name: Notification.Name, _ call: (Notification) -> Void) {
    let notification = Notification(name: name, object: NSApplication.shared)
    call(notification)
    NotificationCenter.default.post(notification)
  }
}
