import TrellisDisplayList

/// The foreground's styles, as set by `foregroundStyle`: up to three levels.
nonisolated struct ForegroundStyles: Equatable {
  /// The first, second and third level; missing levels are derived from the last one.
  let levels: [AnyShapeStyle]
  /// The surrounding styles, to which foreground levels in `levels` refer; empty if the system's styles surround these.
  private let around: [ForegroundStyles]

  init(_ levels: [AnyShapeStyle], around: ForegroundStyles?) {
    self.levels = levels
    self.around = around.map { [$0] } ?? []
  }

  /// Returns a level's style in an environment; 0 is the first.
  @MainActor static func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    guard let styles = context.foregroundStyles else {
      return systemStyles(in: context.colors)[min(level, systemColors.count - 1)]
    }
    var outer = context
    outer.foreground = .some(styles.around.first)
    let known = min(level, styles.levels.count - 1)
    let resolvedStyle = styles.levels[known].resolved(in: outer)
    return known == level
      ? resolvedStyle : resolvedStyle.opacity(opacities[level] / opacities[known])
  }

  /// The system's colours of the levels.
  ///
  /// Source: documented, Apple's Human Interface Guidelines, Color, macOS label colours.
  private static let systemColors: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quaternary,
  ]

  /// Returns the system's colours as styles.
  ///
  /// The styles are cached, because nearly every text uses the first one.
  @MainActor private static func systemStyles(in colors: ColorSetting) -> [ResolvedStyle] {
    if let known = madeStyles[colors] { return known }
    let new = systemColors.map { ResolvedStyle.color($0.value(in: colors)) }
    madeStyles[colors] = new
    return new
  }

  @MainActor private static var madeStyles: [ColorSetting: [ResolvedStyle]] = [:]

  /// The opacities of the levels of a style that has only a first level.
  ///
  /// Source: none recorded; each level halves the opacity, as the label colours nearly do.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.125, 0.0625]
}

/// A level of the foreground style.
///
/// The first level is the style of text; each further level is less prominent.
public nonisolated struct HierarchicalShapeStyle: PrimitiveStyle, Hashable {
  private let level: Int

  private init(level: Int) {
    self.level = level
  }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    ForegroundStyles.resolved(level: level, in: context)
  }
}

/// The current foreground style.
public nonisolated struct ForegroundStyle: PrimitiveStyle, Hashable {
  /// Creates the style.
  public init() {}

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    ForegroundStyles.resolved(level: 0, in: context)
  }
}

/// The environment's background style; by default, the window's background.
public nonisolated struct BackgroundStyle: PrimitiveStyle, Hashable {
  /// Creates the style.
  public init() {}

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    guard let style = context.backgroundStyle else {
      return .color(SystemColor.windowBackground.value(in: context.colors))
    }
    return style.resolved(in: context)
  }

  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    if let style = context.backgroundStyle { return style.resolved(level: level, in: context) }
    return .color(Self.systemColors[level].value(in: context.colors))
  }

  private static let systemColors: [SystemColor] = [
    .windowBackground, .secondaryBackground, .tertiaryBackground, .quaternaryBackground,
    .quinaryBackground,
  ]
}

/// The environment's tint; by default, the accent colour.
public nonisolated struct TintShapeStyle: PrimitiveStyle, Hashable {
  /// Creates the style.
  public init() {}

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    guard let tint = context.tint else {
      return .color(SystemColor.accent.value(in: context.colors))
    }
    return tint.resolved(in: context)
  }
}

/// The colour of separators.
public nonisolated struct SeparatorShapeStyle: PrimitiveStyle, Hashable {
  /// Creates the style.
  public init() {}

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    .color(SystemColor.separator.value(in: context.colors))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static nonisolated var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static nonisolated var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static nonisolated var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static nonisolated var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground.
  public static nonisolated var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static nonisolated var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The environment's background style.
  public static nonisolated var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The environment's tint.
  public static nonisolated var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static nonisolated var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
