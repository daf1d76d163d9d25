import Combine
import SwiftUI
import Testing
import Trellis
import TrellisTesting

/// What the delegates below were told.
@MainActor private var journal: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var name = "delegate"
  let made: Int

  override init() {
    made = journal.count
    super.init()
    journal.append("made")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    journal.append("launched")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { journal.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { journal.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { journal.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { journal.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { journal.append("terminates") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:])
    -> Bool
  {
    journal.append("opens \(url.absoluteString)")
    return url.host() == "known"
  }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { journal.append("failed") }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.append("scene connects \(scene is UIWindowScene)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.append("scene active") }
}

private final class MacDelegate: NSObject, NSApplicationDelegate {
  var reply = NSApplication.TerminateReply.terminateCancel
  func applicationWillFinishLaunching(_ notification: Notification) { journal.append("mac will launch") }
  func applicationDidFinishLaunching(_ notification: Notification) { journal.append("mac launched") }
  func applicationDidResignActive(_ notification: Notification) { journal.append("mac resigned") }
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
  func application(_ application: NSApplication, open urls: [URL]) {
    journal.append("mac opens \(urls.count)")
  }
}

private struct Content: View {
  @EnvironmentObject var delegate: Delegate
  var body: some View {
    let _ = journal.append("body")
    Text(delegate.name)
  }
}

private struct PhoneApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  var body: some Scene { WindowGroup { Content() } }
}

private struct MacApp: App {
  @NSApplicationDelegateAdaptor private var delegate: MacDelegate
  var body: some Scene { WindowGroup { Text("mac") } }
  var macDelegate: MacDelegate { delegate }
}

/// The delegates of apps; serialized, since there is one delegate at a time.
@MainActor @Suite(.serialized) struct DelegateTests {
  init() {
    journal = []
    (UIApplication.shared.delegate, NSApplication.shared.delegate) = (nil, nil)
  }

  @Test func `a delegate is made once, and launched before the first body`() throws {
    let host = TestHost(app: PhoneApp(), size: CGSize(width: 100, height: 100))
    #expect(journal == ["made", "launched", "scene connects true", "body"])
    #expect(host.texts == ["delegate"])
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    #expect(delegate.made == 0)
    delegate.name = "changed"
    #expect(host.texts == ["changed"])
  }

  @Test func `a delegate that the app reads early is the one that is launched`() {
    let app = PhoneApp()
    let early = app.delegate
    #expect(journal == ["made"])
    let host = TestHost(app: app, size: CGSize(width: 100, height: 100))
    #expect(UIApplication.shared.delegate === early && host.texts == ["delegate"])
  }

  @Test func `the phases of the window are those of the app`() {
    let host = TestHost(app: PhoneApp(), size: CGSize(width: 100, height: 100))
    host.scenePhase = .inactive
    journal = []
    var posted: [String] = []
    let watch = [
      UIApplication.didBecomeActiveNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification,
    ].map { name in
      NotificationCenter.default.publisher(for: name).sink { posted.append($0.name.rawValue) }
    }
    host.scenePhase = .active
    #expect(journal == ["active", "scene active"] && UIApplication.shared.applicationState == .active)
    #expect(posted == ["UIApplicationDidBecomeActiveNotification", "UISceneDidActivateNotification"])
    journal = []
    host.scenePhase = .background
    #expect(journal == ["resigns", "background"] && UIApplication.shared.applicationState == .background)
    journal = []
    host.scenePhase = .active
    #expect(journal == ["foreground", "active", "scene active"])
    #expect(posted.dropFirst(2).first == "UIApplicationWillEnterForegroundNotification")
    _ = watch
  }

  @Test func `URLs reach the delegate, which says whether it handles them`() {
    let host = TestHost(app: PhoneApp(), size: CGSize(width: 100, height: 100))
    #expect(host.open(URL(string: "app://known/x")!) && !host.open(URL(string: "app://other/x")!))
    #expect(journal.suffix(2) == ["opens app://known/x", "opens app://other/x"])
  }

  @Test func `a registration for remote notifications fails`() {
    let host = TestHost(app: PhoneApp(), size: CGSize(width: 100, height: 100))
    UIApplication.shared.registerForRemoteNotifications()
    #expect(journal.last == "failed" && !UIApplication.shared.isRegisteredForRemoteNotifications)
    _ = host
  }

  @Test func `a delegate of AppKit is launched, opens URLs, and may keep the app`() throws {
    let app = MacApp()
    let host = TestHost(app: app, size: CGSize(width: 100, height: 100))
    #expect(journal == ["mac will launch", "mac launched"])
    #expect(host.open(URL(string: "app://x")!) && journal.last == "mac opens 1")
    host.hover(at: .zero)
    NSApp.terminate(nil)
    #expect(host.texts == ["mac"])
    host.scenePhase = .inactive
    host.scenePhase = .active
    host.scenePhase = .inactive
    #expect(journal.last == "mac resigned" && !NSApp.isActive)
    app.macDelegate.reply = .terminateNow
    NSApp.terminate(nil)
    #expect(host.windows.isEmpty)
  }

  @Test func `another icon is refused with an error`() async {
    await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Other") }
    await #expect(throws: Never.self) { try await UIApplication.shared.setAlternateIconName(nil) }
    #expect(!UIApplication.shared.supportsAlternateIcons)
  }

  @Test func `the screen stays on while the idle timer is disabled`() {
    var calls: [Bool] = []
    AppEvents.screenKeeper = { calls.append($0) }
    defer { AppEvents.screenKeeper = nil }
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(calls == [true, false])
  }
}
