extension Color: PrimitiveStyle {
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    .color(resolved(in: context.colors))
  }
}

extension Color.Resolved: PrimitiveStyle {
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { .color(color) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static nonisolated var red: Color { .red }
  /// The system's orange.
  public static nonisolated var orange: Color { .orange }
  /// The system's yellow.
  public static nonisolated var yellow: Color { .yellow }
  /// The system's green.
  public static nonisolated var green: Color { .green }
  /// The system's mint.
  public static nonisolated var mint: Color { .mint }
  /// The system's teal.
  public static nonisolated var teal: Color { .teal }
  /// The system's cyan.
  public static nonisolated var cyan: Color { .cyan }
  /// The system's blue.
  public static nonisolated var blue: Color { .blue }
  /// The system's indigo.
  public static nonisolated var indigo: Color { .indigo }
  /// The system's purple.
  public static nonisolated var purple: Color { .purple }
  /// The system's pink.
  public static nonisolated var pink: Color { .pink }
  /// The system's brown.
  public static nonisolated var brown: Color { .brown }
  /// The system's grey.
  public static nonisolated var gray: Color { .gray }
  /// White.
  public static nonisolated var white: Color { .white }
  /// Black.
  public static nonisolated var black: Color { .black }
  /// A transparent colour.
  public static nonisolated var clear: Color { .clear }
}
