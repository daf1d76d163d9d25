public import Foundation
import Trellis

/// The app by the name of AppKit.
///
/// An app ends when its last window is closed.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsapplication.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The only instance.
  public static let shared = NSApplication()

  private override init() {}

  /// The delegate that ``NSApplicationDelegateAdaptor`` made; nil without one.
  public var delegate: (any NSApplicationDelegate)? {
    get { ApplicationEvents.macDelegate }
    set { ApplicationEvents.macDelegate = newValue }
  }

  /// Whether a window has the keyboard.
  public var isActive: Bool { ApplicationEvents.state == .active }
  /// Whether the app is running: always.
  public var isRunning: Bool { true }
  /// Whether no window is visible.
  public var isHidden: Bool { ApplicationEvents.state == .background }
  /// Brings the window used last to the front.
  public func activate(ignoringOtherApps flag: Bool = true) { CurrentWindow.bringToFront() }
  /// Brings the window used last to the front.
  public func activate() { CurrentWindow.bringToFront() }

  /// Closes all windows, which ends the app, unless the delegate cancels.
  ///
  /// A delegate that answers `terminateLater` calls ``reply(toApplicationShouldTerminate:)``.
  public func terminate(_ sender: Any?) {
    let reply = delegate?.applicationShouldTerminate(self) ?? .terminateNow
    if reply == .terminateNow { CurrentWindow.closeAll() }
  }

  /// Ends the app, if the delegate decided to, after it had answered `terminateLater`.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { CurrentWindow.closeAll() }
  }

  /// The appearance of the window used last.
  public var effectiveAppearance: NSAppearance {
    UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
  }
  /// The event that was sent last to a window; nil before the first, and for events without a type of AppKit.
  public var currentEvent: NSEvent? { EventMonitors.last.flatMap { NSEvent($0) } }
  /// The direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection
  }

  /// Not available here: the delegate's
  /// ``NSApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)`` is called.
  public func registerForRemoteNotifications() {
    delegate?.application(
      self,
      didFailToRegisterForRemoteNotificationsWithError: CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "Remote notifications aren't available on this system."]))
  }
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Whether there are remote notifications: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Returns the policy of the app, which is always the regular one.
  public func activationPolicy() -> ActivationPolicy { .regular }
  /// Returns whether the policy is the regular one, which is the only one here.
  @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    activationPolicy == .regular
  }
  /// Does nothing: the desktop shows no request for attention.
  ///
  /// Returns 0.
  @discardableResult public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// Does nothing.
  public func cancelUserAttentionRequest(_ request: Int) {}
}

/// The app.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

extension NSApplication {
  /// The decision on the end of an app.
  public nonisolated enum TerminateReply: UInt, Hashable, Sendable {
    /// The app goes on, ends, and the decision comes later.
    case terminateCancel, terminateNow, terminateLater
  }

  /// The presence of an app on the desktop.
  public nonisolated enum ActivationPolicy: Int, Hashable, Sendable {
    /// With windows and an entry among the running apps, with windows alone, and with neither.
    case regular, accessory, prohibited
  }

  /// The urgency of a request for the user's attention.
  public nonisolated enum RequestUserAttentionType: UInt, Hashable, Sendable {
    /// Until the user reacts.
    case criticalRequest = 0
    /// A single request.
    case informationalRequest = 10
  }

  /// The outcome of a dialog.
  public nonisolated struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The outcome's number.
    public let rawValue: Int
    /// Creates an outcome with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an outcome with a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The user confirmed.
    public static let OK = ModalResponse(1)
    /// The user cancelled.
    public static let cancel = ModalResponse(0)
    /// The dialog ended.
    public static let stop = ModalResponse(-1000)
    /// The dialog was ended by the program.
    public static let abort = ModalResponse(-1001)
    /// The dialog goes on.
    public static let `continue` = ModalResponse(-1002)
    /// The first button.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  /// Posted before the app's scenes are built, first.
  public nonisolated static let willFinishLaunchingNotification = name("WillFinishLaunching")
  /// Posted before the app's scenes are built.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted before a window gets the keyboard.
  public nonisolated static let willBecomeActiveNotification = name("WillBecomeActive")
  /// Posted when a window has got the keyboard.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted before the last window loses the keyboard.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Posted when no window has the keyboard any more.
  public nonisolated static let didResignActiveNotification = name("DidResignActive")
  /// Posted when all windows are closed, before the program ends.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Never posted here.
  public nonisolated static let didChangeScreenParametersNotification = name("DidChangeScreenParameters")
  /// Never posted here.
  public nonisolated static let didHideNotification = name("DidHide")
  /// Never posted here.
  public nonisolated static let didUnhideNotification = name("DidUnhide")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("NSApplication\(event)Notification")
  }
}
