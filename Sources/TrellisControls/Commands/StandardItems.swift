import Trellis

/// The items that a menu bar has by default.
struct StandardItems: View {
  /// The group that the items belong to.
  let group: CommandGroupPlacement
  /// Shows information about the app.
  let showAbout: @MainActor () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    switch group {
    case .newItem: Button("New Window") { environment.newWindow() }.keyboardShortcut("n")
    case .saveItem: Button("Close Window") { environment.closeWindow?() }.keyboardShortcut("w")
    case .appTermination: Button("Quit") { environment.quitApp?() }.keyboardShortcut("q")
    case .undoRedo:
      edit("Undo", "z")
      edit("Redo", "z", [.command, .shift])
    case .pasteboard:
      edit("Cut", "x")
      edit("Copy", "c")
      edit("Paste", "v")
      edit("Select All", "a")
    case .appSettings: Button("Settings…") { environment.openSettings() }.keyboardShortcut(",")
    case .appInfo: Button("About \(environment.nameOfApp)", action: showAbout)
    default: EmptyView()
    }
  }

  /// Returns an item that sends its key to the focused view, as if the key were pressed.
  private func edit(_ title: LocalizedStringKey, _ key: KeyEquivalent, _ modifiers: EventModifiers = .command)
    -> some View
  {
    Button(title) { environment.sendToFocus(key, modifiers) }.keyboardShortcut(key, modifiers: modifiers)
  }

  /// Returns whether a group has standard items that apply to the app.
  static func exist(in group: CommandGroupPlacement, _ environment: EnvironmentValues) -> Bool {
    switch group {
    case .newItem: environment.newWindow.isThere
    case .saveItem, .appTermination: environment.quitApp != nil
    case .undoRedo, .pasteboard: true
    case .appSettings: environment.openSettings.isThere
    case .appInfo: !environment.nameOfApp.isEmpty
    default: false
    }
  }
}
