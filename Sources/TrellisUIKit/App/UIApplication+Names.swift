public import Foundation

extension UIApplication {
  /// The name of an option at launch; there are no options here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL with which the app is opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that opens the URL.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The values of a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The action of the app's icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activities that are continued.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A change of the location.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Connections of Bluetooth.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  }

  /// The name of an option of an opened URL; there are no options here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The values of the app that opens the URL.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Posted before the app's scenes are built.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted when a window has got the keyboard.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted before the last window loses the keyboard.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Posted when no window is visible any more.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Posted before a window is visible again.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted when all windows are closed, before the program ends.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// Never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Never posted here.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Never posted here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable")
  /// Never posted here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")
  /// Never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
