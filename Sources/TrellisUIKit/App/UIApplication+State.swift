public import Foundation
import Trellis

extension UIApplication {
  /// The state of the app.
  public enum State: Int, Hashable, Sendable {
    /// A window has the keyboard.
    case active
    /// A window is visible, but none has the keyboard.
    case inactive
    /// No window is visible.
    case background
  }

  /// The state of the app.
  public var applicationState: State { ApplicationEvents.state }

  /// The delegate that ``UIApplicationDelegateAdaptor`` made; nil without one.
  public var delegate: (any UIApplicationDelegate)? {
    get { ApplicationEvents.delegate }
    set { ApplicationEvents.delegate = newValue }
  }

  /// Whether the screen stays on without input.
  public var isIdleTimerDisabled: Bool {
    get { AppEvents.keepsScreenOn }
    set { AppEvents.keepsScreenOn = newValue }
  }

  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether protected files can be read: always.
  public var isProtectedDataAvailable: Bool { true }

  /// Opens a URL with the desktop; returns whether the desktop accepted it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    CurrentWindow.open(url)
  }
}

/// A work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the app may fetch data in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The device forbids it, the user forbids it, and it is possible.
  case restricted, denied, available
}

/// A desktop doesn't suspend programs, so work goes on in the background without more.
extension UIApplication {
  private static var lastTask = 0

  /// Returns a new identifier.
  ///
  /// The handler isn't called, since time doesn't expire here.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Returns a new identifier.
  ///
  /// The handler isn't called, since time doesn't expire here.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIApplication.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
  }

  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The time that the app has in the background, in seconds: the greatest number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may fetch data in the background: it isn't woken for it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
}
