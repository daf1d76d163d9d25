public import Foundation

/// The delegate of an app by the name of AppKit: its functions are called with the events of the app's life.
///
/// All functions have a default, so implement those that you need. An ``App`` names its delegate by
/// ``NSApplicationDelegateAdaptor``. An app ends when its last window is closed, whatever the delegate says.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsapplicationdelegate.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called before the app's scenes are built, first.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called before the app's scenes are built.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before a window gets the keyboard.
  func applicationWillBecomeActive(_ notification: Notification)
  /// Called when a window has got the keyboard.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called before the last window loses the keyboard.
  func applicationWillResignActive(_ notification: Notification)
  /// Called when no window has the keyboard any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Called by ``NSApplication/terminate(_:)``; not if the user closes the last window.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called when all windows are closed, before the program ends; not if the program is killed.
  func applicationWillTerminate(_ notification: Notification)
  /// Not called here: an app ends when its last window is closed.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Not called here.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Not called here.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Not called here.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Not called here.
  func applicationDidChangeScreenParameters(_ notification: Notification)
  /// Called with each URL that the app is opened with.
  func application(_ application: NSApplication, open urls: [URL])
  /// Not called here.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Not called here.
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called with the reason that there are no remote notifications, after
  /// ``NSApplication/registerForRemoteNotifications()``.
  func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Not called here.
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Returns that the app ends.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Returns true.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  /// Returns true.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
    true
  }
  /// Returns true.
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  /// Returns false.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// Does nothing.
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  /// Leaves the URLs to others.
  public func application(_ application: NSApplication, open urls: [URL]) {
    ApplicationEvents.isHandled = false
  }
  /// Returns false.
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  {}
}
