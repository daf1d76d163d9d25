import TrellisGraph

/// Whether the user can perform an action of a window.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowinteractionbehavior.
public nonisolated struct WindowInteractionBehavior: Hashable, Sendable {
  private let number: Int

  /// The default for the scene.
  public static let automatic = WindowInteractionBehavior(number: 0)
  /// The action isn't available.
  public static let disabled = WindowInteractionBehavior(number: 1)
  /// The action is available.
  public static let enabled = WindowInteractionBehavior(number: 2)
}

/// The behavior of a window that its content sets.
package nonisolated struct WindowBehavior: Equatable, Sendable {
  /// Closing by the user.
  package var dismiss = WindowInteractionBehavior.automatic
  /// Resizing by the user.
  package var resize = WindowInteractionBehavior.automatic
  /// Minimizing by the user.
  package var minimize = WindowInteractionBehavior.automatic
  /// The point that stays in place when the content changes the window's size, in fractions of the size; nil is the top left corner.
  package var resizeAnchor: UnitPoint?

  package init() {}

  /// Takes over what other content sets, where this content leaves the defaults.
  fileprivate mutating func merge(_ other: WindowBehavior) {
    if dismiss == .automatic { dismiss = other.dismiss }
    if resize == .automatic { resize = other.resize }
    if minimize == .automatic { minimize = other.minimize }
    resizeAnchor = resizeAnchor ?? other.resizeAnchor
  }
}

/// The behavior that the content of a window wants; of views side by side, the first one's.
private nonisolated enum WindowBehaviorKey: PreferenceKey {
  static var defaultValue: WindowBehavior { WindowBehavior() }
  static func reduce(value: inout WindowBehavior, nextValue: () -> WindowBehavior) {
    value.merge(nextValue())
  }
}

/// A question to the user before a presentation or a window is dismissed.
package nonisolated struct DismissalConfirmation: Equatable {
  /// The object that identifies the view with the question.
  let view: AnyObject
  /// Asks the question.
  package let ask: @MainActor () -> Void

  package init(of view: AnyObject, ask: @escaping @MainActor () -> Void) {
    (self.view, self.ask) = (view, ask)
  }

  package static func == (first: DismissalConfirmation, second: DismissalConfirmation) -> Bool {
    first.view === second.view
  }
}

/// The question before a presentation or a window is dismissed; nil dismisses it at once.
package nonisolated enum DismissalConfirmationKey: PreferenceKey {
  package static var defaultValue: DismissalConfirmation? { nil }
  package static func reduce(value: inout DismissalConfirmation?, nextValue: () -> DismissalConfirmation?) {
    value = value ?? nextValue()
  }
}

extension View {
  private nonisolated func windowBehavior(
    _ action: WritableKeyPath<WindowBehavior, WindowInteractionBehavior>,
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformPreference(WindowBehaviorKey.self) {
      if $0[keyPath: action] == .automatic { $0[keyPath: action] = behavior }
    }
  }

  /// Sets whether the user can close the window that contains the view; the program still can.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/windowdismissbehavior(_:).
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.dismiss, behavior)
  }

  /// Sets whether the user can resize the window that contains the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/windowresizebehavior(_:).
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.resize, behavior)
  }

  /// Sets whether the user can minimize the window that contains the view.
  ///
  /// On X11, window managers don't offer the action if it is disabled. Wayland has no request for that.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/windowminimizebehavior(_:).
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.minimize, behavior)
  }

  /// Sets whether the window that contains the view can fill the screen.
  ///
  /// Has no effect here, because neither the hints for X11's window managers nor Wayland's `xdg_toplevel` have a way to forbid it.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  /// Sets the point of the window that stays in place when the content changes the window's size, in fractions of the size.
  ///
  /// The content changes the size if it no longer fits in the window, or if the window follows its content by
  /// ``Scene/windowResizability(_:)``. With nil, the default, the top left corner stays. On Wayland it always does, because programs
  /// can't move their windows there.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/windowresizeanchor(_:).
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    transformPreference(WindowBehaviorKey.self) { $0.resizeAnchor = $0.resizeAnchor ?? anchor }
  }
}

extension ViewGraph {
  /// The behavior that the window's content wants.
  package var windowBehavior: WindowBehavior {
    isMounted ? preference(WindowBehaviorKey.self) : WindowBehavior()
  }

  /// The question before the window is closed; nil if there is none.
  var dismissalConfirmation: DismissalConfirmation? {
    isMounted ? preference(DismissalConfirmationKey.self) : nil
  }
}
