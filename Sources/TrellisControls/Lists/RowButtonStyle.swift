import Trellis
import TrellisDisplayList

/// The default style of a button in a list row on a phone: a press anywhere on the row presses the button.
nonisolated struct RowButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let press: @MainActor () -> Void = { configuration.trigger() }
    if isInListRow {
      configuration.label
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        .transformEnvironment(\.labelIcons) { $0?.isTinted = false }
        .opacity(isEnabled ? 1 : 1.0 / 3)
        .rowActivation(isEnabled ? press : nil)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { configuration.trigger() }
    } else {
      Button(configuration)
    }
  }
}
