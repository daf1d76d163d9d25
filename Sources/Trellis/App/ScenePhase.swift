/// How far a window, or an app, takes part in what a person does.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scenephase.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It can't be seen: its window is minimised, or closes now.
  case background
  /// It can be seen, and another window has the keys.
  case inactive
  /// It has the keys.
  case active
}

/// Whether the window of a view has the keys.
///
/// Source: documented, developer.apple.com/documentation/swiftui/controlactivestate.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// It has the keys.
  case key
  /// It would have them if another weren't in front; no window here is so.
  case active
  /// It doesn't.
  case inactive
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// How far the view's window takes part; read in an ``App``, how far the window does of all its own that takes part most.
  ///
  /// A window on the desktop is inactive until it comes to the front, which makes it active; a picture is active. When a window closes it
  /// is in the background before its views go, and what that sets off is done.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/scenephase.
  public package(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the view's window has the keys.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/appearsactive.
  public var appearsActive: Bool { scenePhase == .active }

  /// Whether the view's window has the keys.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/controlactivestate.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}

extension ViewGraph {
  /// How far the window takes part; the host says so.
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
