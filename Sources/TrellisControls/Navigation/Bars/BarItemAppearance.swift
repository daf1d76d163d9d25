import Foundation
import Trellis
import TrellisDisplayList

/// Sets the styles of views in a bar.
struct BarItemAppearance: ViewModifier {
  func body(content: Content) -> some View {
    content.buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle()).toggleStyle(BarToggleStyle())
      .labelsHidden().lineLimit(1)
  }
}

/// A toggle in a bar: a button that looks pressed while it is on.
///
/// In a menu opened from the bar, the toggle is a line with a checkmark.
nonisolated struct BarToggleStyle: ToggleStyle {
  @Environment(\.isInMenu) private var isInMenu

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Toggle(configuration).toggleStyle(MenuToggleStyle())
    } else {
      Button {
        configuration.toggle()
      } label: {
        configuration.label
      }
      .environment(\.isOnInBar, configuration.isOn || configuration.isMixed)
      .accessibilityRole(.checkBox)
      .accessibilityAddTraits(.isToggle)
      .accessibilityValue(configuration.spoken)
    }
  }
}

extension EnvironmentValues {
  private enum OnInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the button in a bar belongs to a toggle that is on.
  nonisolated fileprivate var isOnInBar: Bool {
    get { self[OnInBarKey.self] }
    set { self[OnInBarKey.self] = newValue }
  }
}

/// A button in a bar: only the label on a phone; on a desktop, with a background under the pointer.
nonisolated struct BarButtonStyle: ButtonStyle {
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isConfirmingItem) private var isConfirming

  @MainActor func makeBody(configuration: Configuration) -> some View {
    BarButton(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

private struct BarButton<Label: View>: View {
  let label: Label
  let isPressed: Bool
  let isDestructive: Bool
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isConfirmingItem) private var isConfirming
  @Environment(\.isOnInBar) private var isOn
  @Environment(\.barForeground) private var foreground
  @State private var isUnderPointer = false

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

  var body: some View {
    if theme.metrics.pagesSlide {
      label
        .font(isConfirming ? .body.weight(.semibold) : .body)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : foreground ?? AnyShapeStyle(.tint))
        .opacity(!isEnabled ? 1 / 3 : isPressed ? 0.4 : 1)
        .frame(minWidth: 28, minHeight: 36)
        .background { if isOn { shape.fill(.tint.opacity(0.15)).padding(.vertical, 4) } }
        .contentShape(Rectangle())
    } else {
      label
        .fontWeight(isConfirming ? .semibold : nil)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : foreground ?? AnyShapeStyle(.primary))
        .opacity(isEnabled ? 1 : 1 / 3)
        .padding(.horizontal, 8)
        .frame(minWidth: 30, minHeight: 28)
        .background(
          .primary.opacity(isPressed || isOn ? 0.12 : isUnderPointer && isEnabled ? 0.06 : 0), in: shape
        )
        .contentShape(Rectangle())
        .onHover { isUnderPointer = $0 }
    }
  }
}

/// A label in a bar: the icon, unless ``ToolbarLabelStyle`` says otherwise, but title and icon in a menu opened from the bar.
nonisolated struct BarLabelStyle: LabelStyle {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.toolbarLabelStyle) private var style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    switch isInMenu ? .both : style.parts {
    case .both: Label(configuration).labelStyle(.titleAndIcon)
    case .title: Label(configuration).labelStyle(.titleOnly)
    case .icon: Label(configuration).labelStyle(.iconOnly)
    }
  }
}
