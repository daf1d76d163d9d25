/// A view that does something when it is tapped.
///
/// Its label is painted with the tint, which is the accent colour unless one is set, where it has no foreground style.
///
/// Source: documented, developer.apple.com/documentation/swiftui/button.
public nonisolated struct Button<Label: View>: View {
  /// It has no body.
  public typealias Body = Never

  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with any views as its label, in a row.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a text that is written down in the source; see ``LocalizedStringKey``.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.action = action
    label = Text(titleKey)
  }

  /// Creates a button with a text, as it is.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.action = action
    label = Text(title)
  }
}
