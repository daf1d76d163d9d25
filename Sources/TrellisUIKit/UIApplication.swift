public import Foundation
import Trellis

/// The program, as far as views ask for it.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiapplication.
@MainActor @preconcurrency
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()

  private init() {}

  /// A name of an option for opening an address; none has a meaning here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// Whether only a program is to open it that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Whether an address has a scheme, so that the desktop may have something for it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Has the desktop open an address; `completion` is told whether it took it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let wasTaken = CurrentWindow.open(url)
    completion?(wasTaken)
  }

  /// The scenes of the program: the one that was used last.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.last] }
  /// The windows of the program: the one that was used last.
  public var windows: [UIWindow] { [UIWindow.last] }
  /// The window that was used last.
  public var keyWindow: UIWindow? { UIWindow.last }
}

/// A scene of the program.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiscene.
@MainActor @preconcurrency
public class UIScene: @MainActor Hashable {
  fileprivate init() {}

  /// Whether two are the same scene.
  public static func == (first: UIScene, second: UIScene) -> Bool { first === second }
  /// Feeds which scene it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiwindowscene.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  fileprivate static let last = UIWindowScene()

  /// Its windows: the one that was used last.
  public var windows: [UIWindow] { [UIWindow.last] }
  /// Its window that gets keys.
  public var keyWindow: UIWindow? { UIWindow.last }
  /// The screen that it is on.
  public var screen: UIScreen { .main }
}

/// The window that was used last.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiwindow.
@MainActor @preconcurrency
public final class UIWindow {
  fileprivate static let last = UIWindow()

  private init() {}

  /// Its size in points, at the origin.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// Its size in points, at the origin.
  public var frame: CGRect { UIScreen.main.bounds }
  /// What of it is covered at its edges: nothing, on a desktop.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether it gets keys.
  public var isKeyWindow: Bool { true }
  /// The scene that it is of.
  public var windowScene: UIWindowScene? { .last }

  /// Takes the focus from the field that has it; answers true.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    CurrentWindow.endEditing()
    return true
  }
}
