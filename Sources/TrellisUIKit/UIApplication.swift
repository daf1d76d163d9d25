public import Foundation
import Trellis

/// The app, as far as views use it.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  /// The only instance.
  public static let shared = UIApplication()

  private override init() {}

  /// The name of an option for opening a URL; no option has an effect here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// Whether only the app that a URL belongs to may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Returns whether a URL has a scheme, so that the desktop may have an app for it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens a URL with the desktop, and calls `completion` with whether the desktop accepted it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let wasTaken = CurrentWindow.open(url)
    completion?(wasTaken)
  }

  /// Opens a URL with the desktop; returns whether the desktop accepted it.
  @discardableResult public func openURL(_ url: URL) -> Bool { CurrentWindow.open(url) }

  /// The scenes of the app: only that of the window used last.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.last] }
  /// The visible windows of the app, from the back to the front: those that it created, or the one of its scene that was used last.
  public var windows: [UIWindow] { UIWindowScene.last.windows }
  /// The window that receives key events.
  public var keyWindow: UIWindow? { UIWindow.last }
}

/// A scene of the app.
@MainActor @preconcurrency
public class UIScene: @MainActor Hashable {
  fileprivate init() {}

  /// Returns whether two scenes are the same object.
  public static func == (first: UIScene, second: UIScene) -> Bool { first === second }
  /// Hashes the identity of the scene.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let last = UIWindowScene()

  /// The visible windows, from the back to the front: those that the app created, or the one of its scene that was used last.
  public var windows: [UIWindow] {
    let visible = WindowList.shared.visible
    return visible.isEmpty ? [SceneWindow.shared] : visible
  }
  /// The window that receives key events.
  public var keyWindow: UIWindow? { UIWindow.last }
  /// The screen of the scene.
  public var screen: UIScreen { .main }
}
