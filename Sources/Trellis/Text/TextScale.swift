extension Text {
  /// How large a part of a text is beside the rest.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/scale; by how much the secondary one is smaller is ours: three
  /// quarters of the size.
  public nonisolated struct Scale: Hashable, Sendable {
    /// What the font's size is multiplied by.
    let factor: Double

    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what accompanies the rest: a unit behind a number.
    public static let secondary = Scale(factor: 0.75)
  }

  /// The text as large as a scale says beside its font's size; as it is, where that isn't enabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/textscale(_:isenabled:).
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = scale } : self
  }
}

extension View {
  /// Makes the texts in the view as large as a scale says beside their fonts' sizes; those around say it where that isn't enabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textscale(_:isenabled:).
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.styling.scale) { if isEnabled { $0 = scale } }
  }
}
