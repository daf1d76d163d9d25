public import Trellis

/// A button that shows and hides the window of a scene.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowvisibilitytoggle.
public nonisolated struct WindowVisibilityToggle<Label: View>: View {
  private let windowID: String
  private let label: @MainActor (_ title: String, _ isOpen: Bool) -> Label
  @Environment(\.self) private var environment

  /// The button.
  @MainActor public var body: some View {
    let isOpen = environment.isWindowOpen(id: windowID)
    Button {
      if isOpen { environment.dismissWindow(id: windowID) } else { environment.openWindow(id: windowID) }
    } label: {
      label(environment.windowTitle(id: windowID) ?? windowID, isOpen)
    }
  }
}

/// The label of a ``WindowVisibilityToggle``: “Show” or “Hide”, and the title of the window.
public nonisolated struct DefaultWindowVisibilityToggleLabel: View {
  let title: String
  let isOpen: Bool

  /// The words.
  @MainActor public var body: some View { isOpen ? Text("Hide \(title)") : Text("Show \(title)") }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a button for the window of the scene with an id.
  public init(windowID: String) {
    self.windowID = windowID
    label = { DefaultWindowVisibilityToggleLabel(title: $0, isOpen: $1) }
  }
}

extension Scene {
  /// Removes the commands that the scene adds to the app's menu bar; here scenes add no commands of their own.
  ///
  /// Commands of ``Scene/commands(content:)`` inside this modifier are removed, too.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/commandsremoved().
  public nonisolated func commandsRemoved() -> some Scene { withoutViewsForAll() }

  /// Replaces the commands that the scene adds to the app's menu bar.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/commandsreplaced(content:).
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { withoutViewsForAll().commands(content: content) }
}
