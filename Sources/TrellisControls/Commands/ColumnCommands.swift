public import Trellis

/// The item of the menu View that shows and hides the sidebar, Ctrl+Alt+S.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sidebarcommands; the key: ours, as near as Linux has it.
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

/// The item of the menu View that shows and hides the inspector, Ctrl+Alt+I.
///
/// Source: documented, developer.apple.com/documentation/swiftui/inspectorcommands; the key: ours, as near as Linux has it.
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

/// A button that opens the app's settings; disabled where it has none.
///
/// Source: documented, developer.apple.com/documentation/swiftui/settingslink.
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

/// What a settings link says by itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultsettingslinklabel.
public nonisolated struct DefaultSettingsLinkLabel: View {
  /// Creates the label.
  public init() {}

  /// The label.
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button that says Settings….
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
