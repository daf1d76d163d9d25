public import Trellis

/// An action that begins renaming.
///
/// Source: documented, developer.apple.com/documentation/swiftui/renameaction.
public nonisolated struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins renaming.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// The action of rename buttons; nil if no enclosing view sets one.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that performs the action of ``View/renameAction(_:)-(()->Void)``; it is disabled without one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/renamebutton; the disabled button: ours (choice).
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates a button with the default title and symbol.
  public init() where Label == Trellis.Label<Text, Image> {
    label = Trellis.Label("Rename", systemImage: "pencil")
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension View {
  /// Sets the action of rename buttons in the view.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes rename buttons in the view focus a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
