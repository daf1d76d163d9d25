public import Trellis

/// An item of the View menu that shows and hides the sidebar, with the key Ctrl+Alt+S.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sidebarcommands; the key: ours, the nearest one on Linux.
public nonisolated struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  /// Creates the item.
  public init() {}

  /// The item.
  @MainActor public var body: some Commands {
    CommandGroup(before: .sidebar) {
      Button(toggle?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { toggle?.perform() }
        .keyboardShortcut("s", modifiers: [.control, .option])
        .disabled(toggle == nil)
    }
  }
}

/// An item of the View menu that shows and hides the inspector, with the key Ctrl+Alt+I.
///
/// Source: documented, developer.apple.com/documentation/swiftui/inspectorcommands; the key: ours, the nearest one on Linux.
public nonisolated struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorToggle) private var toggle

  /// Creates the item.
  public init() {}

  /// The item.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button(toggle?.isShown == false ? "Show Inspector" : "Hide Inspector") { toggle?.perform() }
        .keyboardShortcut("i", modifiers: [.control, .option])
        .disabled(toggle == nil)
    }
  }
}

/// A button that opens the app's settings; disabled if the app has none.
public nonisolated struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
    .disabled(!openSettings.isThere)
  }
}

/// The default label of a settings link.
public nonisolated struct DefaultSettingsLinkLabel: View {
  /// Creates the label.
  public init() {}

  /// The label.
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the default label, Settings….
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
