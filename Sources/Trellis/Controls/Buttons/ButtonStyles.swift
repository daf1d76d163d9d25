public import Foundation
import TrellisGeometry

/// The label alone, which fades while it is pressed.
///
/// What it draws takes presses; gaps in it don't.
///
/// Source: documented, developer.apple.com/documentation/swiftui/plainbuttonstyle.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .plain))
  }
}

/// The label in the tint, unless it says what it is painted with.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderlessbuttonstyle.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .borderless))
  }
}

/// As buttons look by themselves: bordered on a desktop, borderless on a phone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultbuttonstyle.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label as the look has it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .automatic))
  }
}

/// The label in the tint, as a link.
///
/// Source: documented, developer.apple.com/documentation/swiftui/linkbuttonstyle.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .borderless))
  }
}

/// The label on a faint ground.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderedbuttonstyle; recorded: the sizes (macOS 26).
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label on its ground.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .bordered))
  }
}

/// The label in white on the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle; recorded: the sizes (macOS 26).
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label on its ground.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(ButtonLook(kind: .prominent))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As buttons look by themselves.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label in the tint, as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// How the styles look that are there.
///
/// A button that no style was set for is drawn by it at once, without going by way of a style that makes another button.
nonisolated struct ButtonLook: HoveredButtonStyle {
  enum Kind: Equatable {
    case automatic, plain, borderless, bordered, prominent
    case lined(isProminent: Bool)
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.look) private var look
  @Environment(\.shades) private var shades
  @Environment(\.tint) private var tint

  /// The kind, where the look says it the one that it says, and with a line where there is one around controls.
  @MainActor private var shownKind: Kind {
    let kind: Kind =
      kind == .automatic ? look.styles.button == .bordered ? .bordered : .borderless : kind
    guard shades.line > 0, kind == .bordered || kind == .prominent else { return kind }
    return .lined(isProminent: kind == .prominent)
  }

  // What most buttons are comes first: each condition that is passed takes attributes, and so does paint for the label.
  @MainActor func makeBody(configuration: Configuration) -> some View {
    let kind = shownKind
    if kind == .bordered, configuration.role != .destructive, !look.styles.tintsBorderedButtons {
      outlined(ground(configuration, padded(configuration.label)))
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
      outlined(grounded(configuration))
    case .prominent:
      outlined(prominent(configuration))
    case .lined(let isProminent):
      outlined(
        Group { if isProminent { prominent(configuration) } else { grounded(configuration) } }
          .overlay { outline.stroke(.primary.opacity(shades.line)).allowsHitTesting(false) })
    }
  }

  @MainActor private func outlined(_ face: some View) -> some View {
    face.opacity(shades.opacity(isEnabled: isEnabled)).contentShape(atLeast: outline)
  }

  @ViewBuilder @MainActor private func grounded(_ configuration: Configuration) -> some View {
    let isTinted = look.styles.tintsBorderedButtons
    let label = padded(configuration.label)
      .modifier(
        LabelPaint(style: configuration.role == .destructive ? .red : isTinted ? .tint : nil))
    if isTinted, tint != nil {
      // Ink and tint are as far from the window's background.
      label.background(
        TintShapeStyle().opacity(2 * configuration.ground(shades, isEnabled: isEnabled)),
        in: outline)
    } else {
      ground(configuration, label)
    }
  }

  @MainActor private func ground(_ configuration: Configuration, _ label: some View) -> some View {
    label.background(
      Color.primary.opacity(configuration.ground(shades, isEnabled: isEnabled)), in: outline)
  }

  @MainActor private func prominent(_ configuration: Configuration) -> some View {
    let paint = configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    return padded(configuration.label)
      .modifier(LabelPaint(style: .white))
      .background(shades.tint(paint), in: outline)
      .brightness(-configuration.ink(shades, isEnabled: isEnabled))
  }

  @MainActor private func padded(_ label: ButtonStyleConfiguration.Label) -> some View {
    label.padding(.horizontal, look.metrics.buttonSide(controlSize))
      .frame(minHeight: look.metrics.buttonHeight(controlSize))
  }

  private var outline: AnyShape {
    switch shape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius):
      AnyShape(
        RoundedRectangle(
          cornerRadius: radius ?? (controlSize == .mini ? 4 : look.metrics.buttonRadius)))
    }
  }
}

/// What a button's label is painted with that says nothing of its own; nil is what is around.
private nonisolated struct LabelPaint: EnvironmentChange {
  typealias Body = Never

  enum Paint { case tint, red, white }
  let style: Paint?

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

/// The outline of bordered buttons.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttonbordershape.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  fileprivate enum Kind: Equatable {
    case capsule, circle
    case rounded(CGFloat?)
  }
  fileprivate let kind: Kind

  /// A rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .rounded(nil))
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with corners of a radius, in points; what is negative or not finite counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius.isFinite ? max(0, radius) : 0))
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// How large controls are; see ``View/controlSize(_:)``.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of bordered buttons; see ``View/buttonBorderShape(_:)``.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// How large the controls in the view are.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/controlsize(_:).
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The outline of the bordered buttons in the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/buttonbordershape(_:).
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
