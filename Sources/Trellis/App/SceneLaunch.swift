/// Whether a scene opens a window when the app is launched.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scenelaunchbehavior.
public nonisolated struct SceneLaunchBehavior: Hashable, Sendable {
  private let number: Int

  /// The default: the app's first scene opens a window.
  public static let automatic = SceneLaunchBehavior(number: 0)
  /// The scene opens a window.
  public static let presented = SceneLaunchBehavior(number: 1)
  /// The scene opens no window, unless the app has no other scene.
  public static let suppressed = SceneLaunchBehavior(number: 2)
}

/// Whether the state of a scene's windows outlives the app's process.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scenerestorationbehavior.
public nonisolated struct SceneRestorationBehavior: Hashable, Sendable {
  private let number: Int

  /// The default: values of ``SceneStorage`` are kept.
  public static let automatic = SceneRestorationBehavior(number: 0)
  /// Values of ``SceneStorage`` begin anew with each launch.
  public static let disabled = SceneRestorationBehavior(number: 1)
}

/// The level of a scene's windows above or below other windows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowlevel.
public nonisolated struct WindowLevel: Hashable, Sendable {
  private let number: Int

  /// The default for the scene: floating for ``UtilityWindow``, normal for others.
  public static let automatic = WindowLevel(number: 0)
  /// Among other windows.
  public static let normal = WindowLevel(number: 1)
  /// Above the other windows of all programs.
  public static let floating = WindowLevel(number: 2)
  /// Below the other windows of all programs.
  public static let desktop = WindowLevel(number: 3)
}

extension Scene {
  /// Sets whether the scene opens a window when the app is launched.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultlaunchbehavior(_:).
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    setting(\.launch, behavior)
  }

  /// Sets whether the values of ``SceneStorage`` in the scene's windows are kept when the app ends.
  ///
  /// The desktop doesn't reopen windows, so there is nothing else to restore.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/restorationbehavior(_:); its meaning here: ours.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    setting(\.restoration, behavior)
  }

  /// Sets the level of the scene's windows above or below other windows.
  ///
  /// X11's window managers follow the level; on Wayland, a program can't choose it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/windowlevel(_:).
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
    setting(\.level, level)
  }
}
