public import TrellisGeometry

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a number in `0...1`.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(style: AnyShapeStyle(self), opacity: opacity)
  }

  /// Returns the style with a blend mode, which mixes the painted area with its background.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendModeStyle(style: AnyShapeStyle(self), mode: mode)
  }

  /// The second level of the style: less opaque.
  public nonisolated var secondary: some ShapeStyle {
    LevelStyle(style: AnyShapeStyle(self), level: 1)
  }

  /// The third level of the style.
  public nonisolated var tertiary: some ShapeStyle {
    LevelStyle(style: AnyShapeStyle(self), level: 2)
  }

  /// The fourth level of the style.
  public nonisolated var quaternary: some ShapeStyle {
    LevelStyle(style: AnyShapeStyle(self), level: 3)
  }

  /// The fifth level of the style.
  public nonisolated var quinary: some ShapeStyle {
    LevelStyle(style: AnyShapeStyle(self), level: 4)
  }
}

/// A style with a factor for its opacity.
private nonisolated struct OpacityStyle: PrimitiveStyle, Hashable {
  let style: AnyShapeStyle
  let opacity: Double

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    style.resolved(in: context).opacity(opacity)
  }
}

/// A style with a blend mode.
private nonisolated struct BlendModeStyle: PrimitiveStyle, Hashable {
  let style: AnyShapeStyle
  let mode: BlendMode

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    .blended(mode, style.resolved(in: context))
  }
}

/// A level of a style.
private nonisolated struct LevelStyle: PrimitiveStyle, Hashable {
  let style: AnyShapeStyle
  let level: Int

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    style.resolved(level: level, in: context)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by a number in `0...1`.
  public static nonisolated func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// Returns the foreground style with a blend mode, which mixes the painted area with its background.
  public static nonisolated func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}
