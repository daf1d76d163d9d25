public import Combine
public import Foundation

private nonisolated struct EnvironmentObjectOfScene<Object: ObservableObject>: ViewModifier {
  let object: Object

  @MainActor func body(content: Content) -> some View { content.environmentObject(object) }
}

private nonisolated struct EnvironmentChangeOfScene<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(keyPath, transform: transform)
  }
}

private nonisolated struct AppStorageOfScene: ViewModifier {
  let store: UserDefaults

  @MainActor func body(content: Content) -> some View { content.defaultAppStorage(store) }
}

extension Scene {
  /// Sets an observable object in the environment of the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/environmentobject(_:).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    windowModifier(EnvironmentObjectOfScene(object: object))
  }

  /// Changes an environment value of the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/transformenvironment(_:transform:).
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    windowModifier(EnvironmentChangeOfScene(keyPath: keyPath, transform: transform))
  }

  /// Sets the store of the `AppStorage` properties in the scene's windows that name none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultappstorage(_:).
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    windowModifier(AppStorageOfScene(store: store))
  }

  /// Shows or hides what the system draws over apps; has no effect here, because a desktop draws nothing over windows.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Sets the size that windows have when the user zooms them.
  ///
  /// Has no effect here, because the window manager of a desktop maximizes windows to the screen.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets a function for the placement that windows have when the user zooms them.
  ///
  /// Has no effect here, because the window manager of a desktop maximizes windows to the screen.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the role of the scene's windows in full screen and among groups of windows.
  ///
  /// Has no effect here, because desktops on Linux don't group the windows of an app with a window that fills the screen.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}

/// The size of a window that the user zooms.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowidealsize.
public nonisolated struct WindowIdealSize: Hashable, Sendable {
  private let number: Int

  /// The default.
  public static let automatic = WindowIdealSize(number: 0)
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(number: 1)
  /// The maximum size of the content.
  public static let maximum = WindowIdealSize(number: 2)
}

/// The role of a window in full screen and among groups of windows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowmanagerrole.
public nonisolated struct WindowManagerRole: Hashable, Sendable {
  private let number: Int

  /// The default for the scene.
  public static let automatic = WindowManagerRole(number: 0)
  /// A window that can fill the screen.
  public static let principal = WindowManagerRole(number: 1)
  /// A window that accompanies one that fills the screen.
  public static let associated = WindowManagerRole(number: 2)
}

/// The visibility of a window's toolbar while the window fills the screen.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowtoolbarfullscreenvisibility.
public nonisolated struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let number: Int

  /// The default.
  public static let automatic = WindowToolbarFullScreenVisibility(number: 0)
  /// Visible while the pointer is at the top of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(number: 1)
  /// Always visible.
  public static let visible = WindowToolbarFullScreenVisibility(number: 2)
}

extension View {
  /// Sets the visibility of the toolbar while the window fills the screen.
  ///
  /// Has no effect here, because a toolbar is a part of the window's content, which fills the screen with it.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
}
