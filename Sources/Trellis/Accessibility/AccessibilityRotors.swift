/// Rotors list elements of a kind for a screen reader that has a rotor, as VoiceOver does. No screen reader on Linux has one, so these
/// modifiers have no effect.
extension View {
  /// Names a list of elements, one for each model; without effect on Linux.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements with a localized label, one for each model; without effect on Linux.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements with an unlocalized label, one for each model; without effect on Linux.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements, whose identities are at a key path; without effect on Linux.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Names a list of elements with a localized label, whose identities are at a key path; without effect on Linux.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// Marks the element of an entry of a rotor; without effect on Linux.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}
