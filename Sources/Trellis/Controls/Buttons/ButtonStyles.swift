public import Foundation
import TrellisGeometry

/// A style that shows only the label, which fades while it is pressed.
///
/// Only what the label draws accepts presses; gaps don't.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .plain))
  }
}

/// A style that shows the label in the tint, unless the label has a style of its own.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .borderless))
  }
}

/// The default style: bordered on a desktop, borderless on a phone.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the theme's style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .automatic))
  }
}

/// A style that shows the label in the tint, like a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .borderless))
  }
}

/// A style that shows the label on a faint background.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderedbuttonstyle; recorded: the sizes (macOS 26).
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .bordered))
  }
}

/// A style that shows the label in white on the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle; recorded: the sizes (macOS 26).
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonAppearance(kind: .prominent))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows the label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that shows the label in the tint, like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style that shows the label on a faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that shows the label in white on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The appearance of the built-in styles.
///
/// A button without a set style uses this appearance directly, rather than through a style that creates another button.
nonisolated struct ButtonAppearance: HoveredButtonStyle {
  enum Kind: Equatable {
    case automatic, plain, borderless, bordered, prominent
    case lined(isProminent: Bool)
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades
  @Environment(\.tint) private var tint

  /// The kind.
  ///
  /// `automatic` is replaced by the theme's kind, and a line is added if the theme outlines controls.
  @MainActor private var shownKind: Kind {
    let kind: Kind =
      kind == .automatic ? theme.styles.button == .bordered ? .bordered : .borderless : kind
    guard shades.line > 0, kind == .bordered || kind == .prominent else { return kind }
    return .lined(isProminent: kind == .prominent)
  }

  // The most common case comes first, because each condition that is checked takes attributes in the graph, and so does each paint for
  // the label.
  @MainActor func makeBody(configuration: Configuration) -> some View {
    let kind = shownKind
    if kind == .bordered, configuration.role != .destructive, !theme.styles.tintsBorderedButtons {
      outlined(background(configuration, padded(configuration.label)))
    } else {
      other(configuration, kind)
    }
  }

  @ViewBuilder @MainActor private func other(_ configuration: Configuration, _ kind: Kind)
    -> some View
  {
    switch kind {
    case .plain:
      configuration.label.opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 1 / 3)
    case .automatic, .borderless:
      configuration.label.modifier(
        LabelPaint(style: configuration.role == .destructive ? .red : .tint)
      )
      .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 1 / 3)
      .contentShape(atLeast: Rectangle())
    case .bordered:
      outlined(withBackground(configuration))
    case .prominent:
      outlined(prominent(configuration))
    case .lined(let isProminent):
      outlined(
        Group { if isProminent { prominent(configuration) } else { withBackground(configuration) } }
          .overlay { outline.stroke(.primary.opacity(shades.line)).allowsHitTesting(false) })
    }
  }

  @MainActor private func outlined(_ button: some View) -> some View {
    button.opacity(shades.opacity(isEnabled: isEnabled)).contentShape(atLeast: outline)
  }

  @ViewBuilder @MainActor private func withBackground(_ configuration: Configuration) -> some View {
    let isTinted = theme.styles.tintsBorderedButtons
    let label = padded(configuration.label)
      .modifier(
        LabelPaint(style: configuration.role == .destructive ? .red : isTinted ? .tint : nil))
    if isTinted, tint != nil {
      // At twice the opacity, the tint contrasts with the window's background as much as the primary colour does.
      label.background(
        TintShapeStyle().opacity(2 * configuration.background(shades, isEnabled: isEnabled)),
        in: outline)
    } else {
      background(configuration, label)
    }
  }

  @MainActor private func background(_ configuration: Configuration, _ label: some View) -> some View {
    label.background(
      Color.primary.opacity(configuration.background(shades, isEnabled: isEnabled)), in: outline)
  }

  @MainActor private func prominent(_ configuration: Configuration) -> some View {
    let paint = configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    return padded(configuration.label)
      .modifier(LabelPaint(style: .white))
      .background(shades.tint(paint), in: outline)
      .brightness(-configuration.ink(shades, isEnabled: isEnabled))
  }

  @MainActor private func padded(_ label: ButtonStyleConfiguration.Label) -> some View {
    label.padding(.horizontal, theme.metrics.buttonSide(controlSize))
      .frame(minHeight: theme.metrics.buttonHeight(controlSize))
  }

  private var outline: AnyShape {
    shape.outline(cornerRadius: controlSize == .mini ? 4 : theme.metrics.buttonRadius)
  }
}

/// A modifier that paints a button's label if the label sets no style; nil inherits the style from outside.
package nonisolated struct LabelPaint: EnvironmentChange {
  package typealias Body = Never

  package enum Paint { case tint, red, white }
  let style: Paint?

  package init(style: Paint?) { self.style = style }

  static var title: String { "Button" }

  func change(_ values: inout EnvironmentValues) {
    guard let style, values.foregroundStyles == nil else { return }
    let paint =
      switch style {
      case .tint: AnyShapeStyle(TintShapeStyle())
      case .red: AnyShapeStyle(Color.red)
      case .white: AnyShapeStyle(Color.white)
      }
    values.foregroundStyles = ForegroundStyles([paint], around: nil)
  }
}

/// The shape of the border of bordered buttons.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  fileprivate enum Kind: Equatable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  fileprivate let kind: Kind

  /// The shape of the button's style: a rectangle with round corners, or for glass a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Returns a rectangle with corners of a radius, in points; a radius that is negative or not finite counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius.isFinite ? max(0, radius) : 0))
  }

  /// Returns the outline; `automatic` is the shape of `automatic`, nil for a rectangle with round corners.
  package func outline(cornerRadius: CGFloat, automatic: AnyShape? = nil) -> AnyShape {
    let rounded = AnyShape(RoundedRectangle(cornerRadius: cornerRadius))
    return switch kind {
    case .automatic: automatic ?? rounded
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(nil): rounded
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The size of controls; see ``View/controlSize(_:)``.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of the border of bordered buttons; see ``View/buttonBorderShape(_:)``.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the border shape of the bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
