import Foundation
public import Trellis

/// A style that shows a button's label on glass.
///
/// Source: documented, developer.apple.com/documentation/swiftui/glassbuttonstyle; the sizes are those of bordered buttons.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  public init() { glass = .regular }

  /// Creates the style with a glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on glass.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonAppearance(glass: glass, isProminent: false))
  }
}

/// A style that shows a button's label in white on glass with the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/glassprominentbuttonstyle; the sizes are those of bordered
/// buttons.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on tinted glass.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonAppearance(glass: .regular, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that shows the label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style that shows the label on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that shows the label in white on glass with the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of buttons on glass.
private nonisolated struct GlassButtonAppearance: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let shape = border.outline(cornerRadius: theme.metrics.buttonRadius, automatic: AnyShape(Capsule()))
    let isRed = configuration.role == .destructive
    configuration.label
      .modifier(LabelPaint(style: isProminent ? .white : isRed ? .red : nil))
      .padding(.horizontal, theme.metrics.buttonSide(controlSize))
      .frame(minHeight: theme.metrics.buttonHeight(controlSize))
      .background {
        if isProminent { shape.fill((isRed ? AnyShapeStyle(.red) : shades.tint).opacity(0.85)) }
      }
      .glassEffect(glass.interactive(isEnabled), in: shape)
      .brightness(configuration.isPressed ? 0.08 : 0)
      .scaleEffect(configuration.isPressed ? 1.04 : 1)
      .opacity(shades.opacity(isEnabled: isEnabled))
      .contentShape(shape)
  }
}
