/// A layer that what lies behind shows through: the window's background colour, more or less opaque.
///
/// What lies behind isn't out of focus, as it is on Apple's platforms.
///
/// Source: documented, developer.apple.com/documentation/swiftui/material, but for the blur; how opaque each is is ours.
public nonisolated struct Material: PrimitiveStyle, Hashable {
  private let opacity: Double

  private init(opacity: Double) {
    self.opacity = opacity
  }

  /// A material that is mostly translucent.
  public static let ultraThin = Material(opacity: 0.45)
  /// A material that is more translucent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// A material that is somewhat translucent.
  public static let regular = Material(opacity: 0.72)
  /// A material that is more opaque than translucent.
  public static let thick = Material(opacity: 0.82)
  /// A material that is mostly opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// The material of bars.
  public static let bar = Material(opacity: 0.85)

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    .color(SystemColor.windowBackground.value(in: context.colorScheme)).opacity(opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly translucent.
  public static nonisolated var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static nonisolated var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static nonisolated var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static nonisolated var thickMaterial: Material { .thick }
  /// A material that is mostly opaque.
  public static nonisolated var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static nonisolated var bar: Material { .bar }
}
