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
    let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return Color(fills[min(level, fills.count - 1)]).resolved(in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system's fill of shapes on a background.
  public static nonisolated var fill: FillShapeStyle { FillShapeStyle() }
}
