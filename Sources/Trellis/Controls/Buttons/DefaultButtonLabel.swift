/// The label of a button without a label of its own, by its role: a title, and a symbol in bars.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultbuttonlabel; the titles: ours (choice).
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The title and the symbol.
  @MainActor public var body: some View {
    switch role {
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role, and the label of this role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
