extension Text {
  /// The size of a part of a text relative to its font.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/scale; the size of the secondary scale, three quarters:
  /// ours.
  public nonisolated struct Scale: Hashable, Sendable {
    /// The factor applied to the font's size.
    let factor: Double

    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size for secondary parts, such as a unit after a number.
    public static let secondary = Scale(factor: 0.75)
  }

  /// Returns the text scaled relative to its font's size, or unchanged if `isEnabled` is false.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = scale } : self
  }
}

extension View {
  /// Scales the texts in the view relative to their fonts' sizes; if `isEnabled` is false, the enclosing scale applies.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.styling.scale) { if isEnabled { $0 = scale } }
  }
}
