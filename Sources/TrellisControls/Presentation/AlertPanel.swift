import Foundation
import Trellis
import TrellisDisplayList

/// The role, state and action of an alert's button, for the alert's panel.
nonisolated struct AlertButton {
  let role: ButtonRole?
  let isEnabled: Bool
  let press: @MainActor () -> Void
}

extension ContainerValues {
  private enum ButtonKey: ContainerValueKey { static var defaultValue: AlertButton? { nil } }

  /// The view as a button of an alert; nil for other views.
  var alertButton: AlertButton? {
    get { self[ButtonKey.self] }
    set { self[ButtonKey.self] = newValue }
  }
}

/// The arrangement of an alert's buttons.
nonisolated enum AlertKind {
  /// An alert: two buttons side by side, cancel at the left, or more in a column, cancel last.
  case alert
  /// A confirmation dialog: buttons in a column, including a cancel button.
  case choice
}

/// An alert or a confirmation dialog on its layer.
struct AlertPanel<Message: View, Actions: View>: View {
  let kind: AlertKind
  let title: Text
  let titleVisibility: Visibility
  let message: Message
  let actions: Actions
  let close: @MainActor () -> Void
  /// Called after the action of a button without the cancel role.
  var proceed: (@MainActor () -> Void)?
  @Environment(\.controlTheme) private var theme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var isAtBottom: Bool { kind == .choice && theme.metrics.sheetFillsWidth }

  private var showsTitle: Bool { titleVisibility == .visible || titleVisibility == .automatic && !isAtBottom }

  private var coming: AnyTransition {
    let transition: AnyTransition =
      reducesMotion
      ? .opacity : isAtBottom ? .move(edge: .bottom) : .opacity.combined(with: .scale(scale: 1.06))
    return transition.animation(.easeOut(duration: 0.18))
  }

  @ViewBuilder var body: some View {
    Dim(onPress: isAtBottom ? close : nil).transition(.opacity.animation(.easeOut(duration: 0.18)))
    box
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isAtBottom ? .bottom : .center)
      .padding(8)
      .transition(coming)
  }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    return Group(subviews: actions) { subviews in
      let arrangement = AlertArrangement(kind: kind, subviews.map(\.containerValues.alertButton))
      ViewThatFits(in: .vertical) {
        inside(subviews, arrangement)
        ScrollView { inside(subviews, arrangement) }
      }
      .background { AlertKeys(arrangement: arrangement, close: close) }
    }
    .buttonStyle(AlertButtonStyle(close: close, proceed: proceed))
    .textFieldStyle(.roundedBorder)
    .frame(width: 300)
    .background(.background, in: shape)
    .overlay { shape.strokeBorder(.primary.opacity(0.12)).allowsHitTesting(false) }
    .background { shape.fill(.background).shadow(color: .black.opacity(0.25), radius: 18, y: 8) }
    .contentShape(shape)
    .font(.body)
    .foregroundStyle(.primary)
    .multilineTextAlignment(.center)
    .presented(dismiss: close)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  private func inside(_ subviews: SubviewsCollection, _ arrangement: AlertArrangement) -> some View {
    VStack(spacing: 8) {
      DialogIcon()
      if showsTitle { title.font(.headline).fixedSize(horizontal: false, vertical: true) }
      message.font(.subheadline).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
      ForEach(arrangement.others, id: \.self) { index in subviews[index].multilineTextAlignment(.leading) }
      DialogSuppressionToggle()
      buttons(subviews, arrangement).padding(.top, 6)
    }
    .frame(maxWidth: .infinity)
    .padding(16)
  }

  private func buttons(_ subviews: SubviewsCollection, _ arrangement: AlertArrangement) -> some View {
    let layout =
      arrangement.isBeside ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
    return layout {
      if arrangement.isBeside, arrangement.addsCancel { cancel }
      ForEach(arrangement.order, id: \.self) { index in
        subviews[index].environment(\.isDefaultAlertButton, index == arrangement.byReturn)
      }
      if arrangement.addsOK {
        Button("OK") {}.environment(\.isDefaultAlertButton, true)
      }
      if !arrangement.isBeside, arrangement.addsCancel { cancel }
    }
  }

  private var cancel: some View { Button("Cancel", role: .cancel) {} }
}

/// The order of an alert's buttons, and the buttons that keys press, as indices of the given views.
///
/// Source: recorded, CF-65 to CF-67 (macOS 27).
struct AlertArrangement {
  /// The buttons in display order.
  private(set) var order: [Int] = []
  /// The views that aren't buttons, such as text fields.
  private(set) var others: [Int] = []
  /// The button that the return key presses; nil if it is none of the given buttons.
  private(set) var byReturn: Int?
  /// The button that the escape key presses; nil if it is none of the given buttons.
  private(set) var byEscape: Int?
  private(set) var isBeside = false
  private(set) var addsOK = false
  private(set) var addsCancel = false
  private var given: [AlertButton?]

  init(kind: AlertKind, _ given: [AlertButton?]) {
    self.given = given
    let buttons = given.indices.filter { given[$0] != nil }
    others = given.indices.filter { given[$0] == nil }
    let cancels = buttons.filter { given[$0]?.role == .cancel }
    let isDestructive = buttons.contains { given[$0]?.role == .destructive }
    addsOK = buttons.isEmpty && kind == .alert
    addsCancel = cancels.isEmpty && (kind == .choice || isDestructive)
    byEscape = cancels.first
    byReturn = isDestructive ? nil : buttons.first { given[$0]?.role != .cancel } ?? cancels.first
    isBeside = kind == .alert && buttons.count + (addsCancel ? 1 : 0) == 2
    let plain = buttons.filter { !cancels.contains($0) }
    order = isBeside ? cancels + plain : plain + cancels
  }

  /// Returns the action of a button that a key presses; nil if there is no such button or it is disabled.
  func press(_ index: Int?) -> (@MainActor () -> Void)? {
    guard let index, let button = given[index], button.isEnabled else { return nil }
    return button.press
  }
}

/// Keyboard shortcuts for an alert's buttons, which yield to the buttons' own shortcuts.
private struct AlertKeys: View {
  let arrangement: AlertArrangement
  let close: @MainActor () -> Void

  var body: some View {
    ZStack {
      key(.defaultAction, arrangement.press(arrangement.byReturn) ?? (arrangement.addsOK ? close : nil))
      key(.cancelAction, arrangement.press(arrangement.byEscape) ?? (arrangement.addsCancel ? close : nil))
    }
    .hidden()
    .accessibilityHidden(true)
  }

  @ViewBuilder private func key(_ shortcut: KeyboardShortcut, _ action: (@MainActor () -> Void)?) -> some View
  {
    if let action {
      Button("", action: action).buttonStyle(.plain).keyboardShortcut(shortcut).tabStop(false)
    }
  }
}

extension EnvironmentValues {
  private enum DefaultKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IconKey: EnvironmentKey { static var defaultValue: Image? { nil } }

  /// Whether the return key presses the alert's button.
  fileprivate var isDefaultAlertButton: Bool {
    get { self[DefaultKey.self] }
    set { self[DefaultKey.self] = newValue }
  }

  /// The icon above an alert's title; nil shows none.
  var alertIcon: Image? {
    get { self[IconKey.self] }
    set { self[IconKey.self] = newValue }
  }
}

/// The style of an alert's button: a press performs the button's action and closes the alert.
private nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void
  let proceed: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (close, proceed) = (close, configuration.role == .cancel ? nil : proceed)
    let press: @MainActor () -> Void = {
      configuration.trigger()
      close()
      proceed?()
    }
    Button(role: configuration.role, action: press) { configuration.label }
      .buttonStyle(AlertButtonAppearance())
      .containerValue(
        \.alertButton, AlertButton(role: configuration.role, isEnabled: isEnabled, press: press))
  }
}

private nonisolated struct AlertButtonAppearance: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    AlertButtonView(configuration: configuration)
  }
}

private struct AlertButtonView: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isDefaultAlertButton) private var isDefault
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, minHeight: 28)
      .foregroundStyle(
        isDefault
          ? AnyShapeStyle(.white)
          : configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
      )
      .background(isDefault ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary.opacity(0.08)), in: shape)
      .overlay { shape.fill(.primary.opacity(configuration.isPressed ? 0.12 : 0)).allowsHitTesting(false) }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(shape)
  }
}
