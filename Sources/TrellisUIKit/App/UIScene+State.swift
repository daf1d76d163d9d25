public import Foundation

extension UIScene {
  /// The information with which a scene is connected; it is empty here.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    init() {}
    /// The URLs with which the app is opened; they come later here, to ``UISceneDelegate/scene(_:openURLContexts:)``.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that are continued.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The action of the app's icon.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that connected the scene.
    public var sourceApplication: String? { nil }
  }

  /// The state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// A window has the keyboard.
    case foregroundActive = 0
    /// A window is visible, but none has the keyboard.
    case foregroundInactive = 1
    /// No window is visible.
    case background = 2
  }

  /// The state of the scene, which is the app's.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The information about the scene.
  public var session: UISceneSession { .only }
  /// The delegate; nil without one.
  public var delegate: (any UISceneDelegate)? {
    get { SceneEvents.delegate }
    set { SceneEvents.delegate = newValue }
  }

  /// Posted before the app's scenes are built, if the app has a delegate.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when all windows are closed, before the program ends.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a window has got the keyboard.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before the last window loses the keyboard.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a window is visible again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when no window is visible any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt
  /// Creates orientations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both kinds of landscape.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Unknown, upright, upside down, and landscape with the home button at the right and at the left.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright, possibly upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIWindowScene {
  /// The orientation of the window: landscape if it is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The traits of the window used last.
  public var traitCollection: UITraitCollection { .current }
}
