import Foundation
import Trellis

/// How views look that are items of a bar.
struct BarItemLook: ViewModifier {
  func body(content: Content) -> some View {
    content.buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle()).lineLimit(1)
  }
}

/// A button in a bar: on a phone its label, on a desktop with a ground under the pointer.
nonisolated struct BarButtonStyle: ButtonStyle {
  @Environment(\.look) private var look
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
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isConfirmingItem) private var isConfirming
  @State private var isUnderPointer = false

  var body: some View {
    if look.metrics.pagesSlide {
      label
        .font(isConfirming ? .body.weight(.semibold) : .body)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        .opacity(!isEnabled ? 1 / 3 : isPressed ? 0.4 : 1)
        .frame(minWidth: 28, minHeight: 36)
        .contentShape(Rectangle())
    } else {
      label
        .fontWeight(isConfirming ? .semibold : nil)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
        .opacity(isEnabled ? 1 : 1 / 3)
        .padding(.horizontal, 8)
        .frame(minWidth: 30, minHeight: 28)
        .background(
          .primary.opacity(isPressed ? 0.12 : isUnderPointer && isEnabled ? 0.06 : 0),
          in: RoundedRectangle(cornerRadius: 6)
        )
        .contentShape(Rectangle())
        .onHover { isUnderPointer = $0 }
    }
  }
}

/// A label in a bar: its icon, and in a menu that is opened from there both.
nonisolated struct BarLabelStyle: LabelStyle {
  @Environment(\.isInMenu) private var isInMenu

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      Label(configuration).labelStyle(.titleAndIcon)
    } else {
      Label(configuration).labelStyle(.iconOnly)
    }
  }
}
