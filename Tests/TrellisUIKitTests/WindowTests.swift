import SwiftUI
import Testing
import TrellisTesting

@testable import TrellisUIKit

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: Text("root"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {}

/// A window of a program's own class, created for a scene.
private final class OwnWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { return nil }
}

/// The delegate that `Info.plist` of an iOS app names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = OwnWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("scene"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private struct TextApp: App {
  init() { ApplicationEvents.follow() }
  var body: some Scene { WindowGroup { Text("content") } }
}

/// Serialized, because an app has one delegate at a time.
@MainActor @Suite(.serialized) struct WindowTests {
  private func host(_ type: NSObject.Type) -> TestHost {
    DelegateApp.delegateType = type
    let host = TestHost(app: DelegateApp(), size: CGSize(width: 300, height: 200))
    _ = host.displayList
    return host
  }

  @Test func `a delegate's window with a controller is the app`() async throws {
    let host = host(WindowDelegate.self)
    #expect(host.texts == ["root"])
    let delegate = try #require(UIApplication.shared.delegate as? WindowDelegate)
    let window = try #require(delegate.window)
    #expect(window.bounds.size == CGSize(width: 300, height: 200))
    #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
    #expect(window.rootViewController?.view.window === window)
    #expect(window.rootViewController?.view.bounds == window.bounds)
    window.rootViewController = UIHostingController(rootView: Text("other"))
    #expect(host.texts == ["other"])
    let overlay = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    overlay.text = "overlay"
    UIApplication.shared.windows.first?.addSubview(overlay)
    #expect(host.texts == ["other", "overlay"])
    window.isHidden = true
    #expect(host.texts == [])
    delegate.window = nil
  }

  @Test func `a scene delegate's window is the app`() throws {
    let host = host(SceneAppDelegate.self)
    #expect(host.texts == ["scene"])
    let window = UIApplication.shared.keyWindow
    #expect(window?.rootViewController is UIHostingController<Text>)
    window?.isHidden = true
  }

  @Test func `an app's window has a controller that presents above the scene`() async throws {
    UIApplication.shared.delegate = nil
    let host = TestHost(app: TextApp(), size: CGSize(width: 300, height: 300))
    _ = host.displayList
    let root = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?
        .rootViewController)
    root.present(UIHostingController(rootView: Text("presented")), animated: true)
    await host.advance(by: .seconds(2))
    #expect(host.texts.contains("presented"))
    root.dismiss(animated: true)
    await host.advance(by: .seconds(2))
    #expect(!host.texts.contains("presented"))
    #expect(host.warnings == [])
  }
}
