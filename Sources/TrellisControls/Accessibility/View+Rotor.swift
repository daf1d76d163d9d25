public import Trellis

extension View {
  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of ranges of the view's text; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    self
  }

  /// Names a list of ranges of the view's text; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// Names a list of ranges of the view's text; has no effect here, because no screen reader on Linux has a rotor.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  {
    self
  }

  /// Names a list of ranges of the view's text; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// Marks the element of an entry of a rotor; has no effect here, because no screen reader on Linux has a rotor.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}

/// A rotor that every screen reader with a rotor has.
public nonisolated struct AccessibilitySystemRotor: Sendable {
  private init() {}

  /// Bold texts.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Italic texts.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Landmarks of a page.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Fields of text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Underlined texts.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Returns the rotor of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
  /// Returns the rotor of links that were followed before, or of the others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
}
