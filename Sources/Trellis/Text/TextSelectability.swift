/// A choice of whether the user can select text.
public nonisolated protocol TextSelectability {
  /// Whether the user can select text.
  static var allowsSelection: Bool { get }
}

/// Selectability of texts that the user can select.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// Selectability of texts that the user can't select.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A value that makes texts selectable.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A value that makes texts unselectable.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the user can select the texts in the view with the mouse, and copy them.
  ///
  /// A press on a selectable text takes the focus. A double click selects a word, a triple click a paragraph.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.text.isSelectable, S.allowsSelection)
  }
}
