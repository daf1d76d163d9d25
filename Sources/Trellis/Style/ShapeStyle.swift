import TrellisGraph

/// The paint of a shape or a text: a colour, a gradient, a level of the foreground, or a custom style.
///
/// A custom style returns another style for an environment. A view that is painted with it depends on the environment values that
/// the style reads.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of the style that this style resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this style resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Traps: a system style doesn't resolve to another style.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    fatalError(
      "\(Self.self).resolve(in:): resolve(in:) is missing; your own ShapeStyle has to declare its Resolved type"
    )
  }
}

extension Never: ShapeStyle {}

/// A style that Trellis paints itself.
nonisolated protocol PrimitiveStyle: ShapeStyle {
  /// Returns the style in an environment; a calling rule depends on the environment values that the style reads.
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle
  /// Returns a level of the style in an environment; level 0 is the style itself.
  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle
}

extension PrimitiveStyle {
  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    resolved(in: context).opacity(ForegroundStyles.opacities[level])
  }
}

/// The context in which a style is resolved.
@MainActor
struct StyleContext {
  let environment: EnvironmentScope
  /// The foreground that levels refer to; nil is the environment's, and `.some(nil)` the system's.
  var foreground: ForegroundStyles??

  init(_ environment: EnvironmentScope) {
    self.environment = environment
  }

  var colors: ColorSetting { environment.value(\.colorSetting, named: "colorScheme").wrappedValue }

  var foregroundStyles: ForegroundStyles? {
    foreground ?? environment.value(\.foregroundStyles, named: "foregroundStyles").wrappedValue
  }

  var tint: AnyShapeStyle? { environment.value(\.tint, named: "tint").wrappedValue }

  var backgroundStyle: AnyShapeStyle? {
    environment.value(\.backgroundStyle, named: "backgroundStyle").wrappedValue
  }

  /// Returns any style, resolved in this context.
  func resolved(_ style: any ShapeStyle) -> ResolvedStyle {
    var style = style
    for _ in 0..<StyleContext.greatestDepth {
      if let primitive = style as? any PrimitiveStyle { return primitive.resolved(in: self) }
      style = style.resolve(in: environment.value(\.self, named: "self").wrappedValue)
    }
    Warning.report(
      "\(type(of: style)).resolve(in:): the style resolved to another style \(StyleContext.greatestDepth) times; nothing is painted"
    )
    return .clear
  }

  /// The maximum number of styles that resolve to each other.
  private static let greatestDepth = 100
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: PrimitiveStyle, Hashable {
  private let style: any ShapeStyle

  /// Creates a style that wraps another.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { context.resolved(style) }

  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    (style as? any PrimitiveStyle)?.resolved(level: level, in: context)
      ?? resolved(in: context).opacity(ForegroundStyles.opacities[level])
  }

  /// Returns whether the wrapped styles are equal and of one type: by `==` if the type has it, or else field by field.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    ValueComparison.areEqual(first.style, second.style)
  }

  /// Hashes the style if it is hashable.
  public func hash(into hasher: inout Hasher) {
    if let style = style as? any Hashable { style.hash(into: &hasher) }
  }
}
