public import Foundation

/// The delegate of a scene: its functions are called with the events of the scene's life.
///
/// All functions have a default, so implement those that you need. The app's delegate names the class in
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. The app has one scene of UIKit here, whatever the
/// number of its windows.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiscenedelegate.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the app's scenes are built.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when all windows are closed, before the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a window has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the last window loses the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a window is visible again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when no window is visible any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with each URL that the app is opened with.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Not called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Not called here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Leaves the URLs to others.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    ApplicationEvents.isHandled = false
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the delegate, which SwiftUI doesn't set.
  var window: UIWindow? { get set }
  /// Not called here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window used last; setting it does nothing.
  public var window: UIWindow? {
    get { UIWindowScene.last.keyWindow }
    set {}
  }
  /// Passes on that the action wasn't performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The configuration of a scene: the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name; nil is the default configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which inherits from `NSObject`; nil is none.
  public var delegateClass: AnyClass?
  /// The class of the scene; ignored.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// The information about a scene.
@MainActor @preconcurrency
public final class UISceneSession: @MainActor Hashable {
  /// The role of a scene.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's identifier.
    public let rawValue: String
    /// Creates a role with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen beside the device's, which isn't used here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  static let only = UISceneSession()
  private init() {}

  /// The scene.
  public var scene: UIScene? { UIWindowScene.last }
  /// The role of the scene.
  public var role: Role { .windowApplication }
  /// The configuration of the scene.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The identifier of the scene.
  public var persistentIdentifier: String { "main" }
  /// The values of the app for the scene, which aren't kept between runs here.
  public var userInfo: [String: Any]?

  /// Returns whether both are the same object.
  public static func == (first: UISceneSession, second: UISceneSession) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A URL with which the app is opened.
@MainActor @preconcurrency
public final class UIOpenURLContext: @MainActor Hashable {
  /// The URL.
  public let url: URL
  init(_ url: URL) { self.url = url }

  /// Returns whether both are the same object.
  public static func == (first: UIOpenURLContext, second: UIOpenURLContext) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
