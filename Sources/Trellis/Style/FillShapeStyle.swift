import TrellisDisplayList

/// The system's fill of shapes on a background: a translucent grey.
///
/// `.fill.secondary`, `.tertiary` and `.quaternary` are for larger shapes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/fillshapestyle; the values are those of Apple's Human Interface Guidelines
/// for iOS.
public nonisolated struct FillShapeStyle: PrimitiveStyle, Hashable {
  /// Creates the style.
  public init() {}

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { resolved(level: 0, in: context) }

  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    Color.fills[min(level, Color.fills.count - 1)].resolved(in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system's fill of shapes on a background.
  public static nonisolated var fill: FillShapeStyle { FillShapeStyle() }
}

extension Color {
  /// The system's fills, from those of thin shapes to those of large areas.
  package static nonisolated let fills: [Color] = [
    fill(light: 120, 128, 0.2, dark: 120, 128, 0.36), fill(light: 120, 128, 0.16, dark: 120, 128, 0.32),
    fill(light: 118, 128, 0.12, dark: 118, 128, 0.24), fill(light: 116, 128, 0.08, dark: 118, 128, 0.18),
  ]

  /// Returns a translucent grey of bytes: one for red and green, and one for blue.
  private static nonisolated func fill(
    light: Double, _ lightBlue: Double, _ lightOpacity: Double, dark: Double, _ darkBlue: Double,
    _ darkOpacity: Double
  ) -> Color {
    func color(_ grey: Double, _ blue: Double, _ opacity: Double) -> RGBAColor {
      RGBAColor(red: grey / 255, green: grey / 255, blue: blue / 255, opacity: opacity)
    }
    return Color(light: color(light, lightBlue, lightOpacity), dark: color(dark, darkBlue, darkOpacity))
  }
}
