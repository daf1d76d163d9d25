/// The phase of a window or of an app: active, inactive or in the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is invisible: it is minimized or closing.
  case background
  /// The window is visible, but doesn't have the keyboard focus.
  case inactive
  /// The window has the keyboard focus.
  case active
}

/// The state of a view's window, for the appearance of controls.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keyboard focus.
  case key
  /// The window would have the keyboard focus if another one weren't in front; no window here is in this state.
  case active
  /// The window doesn't have the keyboard focus.
  case inactive
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// The phase of the view's window; in an ``App``, that of the most active of its windows.
  ///
  /// A window on the desktop is inactive until it comes to the front, and then active. A window that is drawn as a picture is active. A
  /// closing window first enters the background; its views are removed after all changes that result from this phase. A view can set another
  /// phase for the views below.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the view's window has the keyboard focus.
  public var appearsActive: Bool { scenePhase == .active }

  /// The state of the view's window: key if it has the keyboard focus, otherwise inactive.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}

extension ViewGraph {
  /// The window's phase, which the host sets.
  package var scenePhase: ScenePhase {
    get { environment.scenePhase }
    set {
      guard newValue != environment.scenePhase else { return }
      environment.scenePhase = newValue
      context.focus.isFaint = newValue != .active
      context.windowOpener.windows?.followPhases()
    }
  }
}
