/// Whether people can select texts.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textselectability.
public nonisolated protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// People can select texts.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// People can't select texts.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  /// They can't.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People can't select texts.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Whether people can select what texts in the view say, by the mouse, and copy it.
  ///
  /// A press on such a text takes the focus; a double click selects a word, a third one a line of the text.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textselection(_:).
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.text.isSelectable, S.allowsSelection)
  }
}
