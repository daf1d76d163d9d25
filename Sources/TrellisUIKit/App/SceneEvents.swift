import Foundation
import Trellis

/// The life of the app's scene, for the scene's delegate.
@MainActor
enum SceneEvents {
  static var delegate: (any UISceneDelegate)?

  /// Asks the app's delegate for the scene's configuration, and makes the delegate that it names.
  static func connect() {
    delegate = nil
    let (session, options) = (UISceneSession.only, UIScene.ConnectionOptions())
    guard let app = ApplicationEvents.delegate else { return }
    session.configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    session.configuration = app.application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    let type: AnyClass? = session.configuration.delegateClass ?? namedClass(beside: app)
    delegate = type.flatMap { ObjectMaking.make(ifObject: $0) } as? any UISceneDelegate
    delegate?.scene(UIWindowScene.last, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
  }

  /// Returns the class `SceneDelegate` of the module of an app that starts with its delegate; nil if there is none, or if the delegate
  /// has shown a window.
  private static func namedClass(beside app: any UIApplicationDelegate) -> AnyClass? {
    guard type(of: app) == DelegateApp.delegateType, WindowList.shared.visible.isEmpty,
      let module = String(reflecting: type(of: app)).split(separator: ".").first
    else { return nil }
    return NSClassFromString("\(module).SceneDelegate")
  }

  static func change(from old: UIApplication.State, to new: UIApplication.State) {
    let scene = UIWindowScene.last
    if old == .active {
      delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification)
    }
    if old == .background {
      delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification)
    }
    if new == .background {
      delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification)
    }
    if new == .active {
      delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification)
    }
  }

  /// Passes a URL to the scene's delegate; returns whether the delegate has a function for URLs.
  static func open(_ url: URL) -> Bool {
    guard let delegate else { return false }
    ApplicationEvents.isHandled = true
    delegate.scene(UIWindowScene.last, openURLContexts: [UIOpenURLContext(url)])
    return ApplicationEvents.isHandled
  }

  static func disconnect() {
    delegate?.sceneDidDisconnect(UIWindowScene.last)
    post(UIScene.didDisconnectNotification)
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIWindowScene.last)
  }
}
