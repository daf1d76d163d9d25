import TrellisGraph

/// What a shape or a text is painted with: a colour, a gradient, a level of the foreground, or a style of your own.
///
/// A style of your own answers with another one, by what is in the environment; a view that is painted with it depends on
/// the values that the style reads there.
///
/// Source: documented, developer.apple.com/documentation/swiftui/shapestyle.
public nonisolated protocol ShapeStyle: Sendable {
  /// The style that it stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that it stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Stops with a message: a style of the system stands for no other one.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    fatalError(
      "\(Self.self).resolve(in:): it stands for no other style; a ShapeStyle of your own has to declare its Resolved type"
    )
  }
}

extension Never: ShapeStyle {}

/// A style that Trellis paints itself.
nonisolated protocol PrimitiveStyle: ShapeStyle {
  /// The style in an environment; what is read of that is what who asks depends on.
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle
  /// The second or a later level of the style in an environment, 0 being the style itself.
  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle
}

extension PrimitiveStyle {
  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    resolved(in: context).opacity(ForegroundStyles.opacities[level])
  }
}

/// Where a style is looked at.
@MainActor
struct StyleContext {
  let environment: EnvironmentScope
  /// The foreground that levels are levels of; nil is that of the environment.
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

  /// What any style looks like here.
  func resolved(_ style: any ShapeStyle) -> ResolvedStyle {
    var style = style
    for _ in 0..<StyleContext.greatestDepth {
      if let primitive = style as? any PrimitiveStyle { return primitive.resolved(in: self) }
      style = style.resolve(in: environment.value(\.self, named: "self").wrappedValue)
    }
    Warning.report(
      "\(type(of: style)).resolve(in:): it stood for \(StyleContext.greatestDepth) styles one after the other; nothing is painted"
    )
    return .clear
  }

  /// As many styles may stand for each other.
  private static let greatestDepth = 100
}

/// A style of any type.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anyshapestyle.
public nonisolated struct AnyShapeStyle: PrimitiveStyle, Hashable {
  private let style: any ShapeStyle

  /// Creates a style that stands for another.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { context.resolved(style) }

  @MainActor func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    (style as? any PrimitiveStyle)?.resolved(level: level, in: context)
      ?? resolved(in: context).opacity(ForegroundStyles.opacities[level])
  }

  /// Whether both stand for equal styles of one type: with `==` where it has one, field by field where it has none.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    ValueComparison.areEqual(first.style, second.style)
  }

  /// Hashes the style, where it can be hashed.
  public func hash(into hasher: inout Hasher) {
    if let style = style as? any Hashable { style.hash(into: &hasher) }
  }
}
