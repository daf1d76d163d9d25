package import Foundation

/// The events of an app's life, for the delegates of UIKit and AppKit.
@MainActor package enum AppEvents {
  /// An event of an app's life.
  package enum Event {
    /// The app's value exists, and its scenes will be built next.
    case launched
    /// The phase of the most active window has changed.
    case phase(ScenePhase)
    /// The app was opened with a URL.
    case opened(URL)
    /// All windows are closed, and the program will end.
    case terminated
  }

  /// The handler of all events; it returns whether it handled a URL.
  ///
  /// nil ignores them.
  package static var handler: ((Event) -> Bool)?
  /// Whether the screen stays on without input; false by default.
  package static var keepsScreenOn = false {
    didSet { if keepsScreenOn != oldValue { screenKeeper?(keepsScreenOn) } }
  }
  /// The host's function that keeps the screen on, or no longer does; nil without windows on a screen.
  package static var screenKeeper: ((Bool) -> Void)?
  /// The work before the next app's launch: the delegates that its properties name.
  private static var prepared: [() -> Void] = []

  /// Performs an action before the next app's scenes are built.
  package static func beforeLaunch(_ action: @escaping () -> Void) { prepared.append(action) }

  /// Performs the prepared actions, and sends ``Event/launched``.
  static func launch() {
    let actions = prepared
    prepared = []
    for action in actions { action() }
    send(.launched)
  }

  /// Passes an event to the handler; returns whether a URL was handled.
  @discardableResult package static func send(_ event: Event) -> Bool { handler?(event) ?? false }
}
