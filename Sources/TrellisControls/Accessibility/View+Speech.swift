public import Trellis

// How a text is spoken. A screen reader on Linux gets texts without such attributes, so the modifiers have no effect.

extension View {
  /// Sets the pitch of the speech; has no effect here, because the accessibility bus carries no pitch.
  ///
  /// 0 is the reader's pitch, 1 is the highest, -1 the lowest.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has punctuation spoken; has no effect here, because the screen reader's settings decide.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has announcements wait for those before; has no effect here, because the accessibility bus only knows waiting ones.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Has a text spelled; has no effect here, because the screen reader's settings decide.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
