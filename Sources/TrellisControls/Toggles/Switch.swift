import Foundation
import Trellis
import TrellisDisplayList

/// A toggle as a switch, with its label before it.
nonisolated struct Switch: View {
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    TitledControl(configuration.label, text: configuration.title) {
      Button {
        withAnimation(.snappy(duration: 0.2)) { configuration.toggle() }
      } label: {
        EmptyView()
      }
      .buttonStyle(SwitchStyle(isOn: configuration.isOn, isMixed: configuration.isMixed))
      .accessibilityRole(.checkBox)
      .accessibilityAddTraits(.isToggle)
      .accessibilityValue(configuration.spoken)
    }
  }
}

private nonisolated struct SwitchStyle: HoveredButtonStyle {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme) private var theme
  @Environment(\.colorScheme) private var scheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var tint
  @Environment(\.shades) private var shades

  /// The fill while the switch is on: the tint; without a tint, green on a phone.
  private var filling: AnyShapeStyle {
    shades.tint(tint ?? (theme.styles.toggle == .switch ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)))
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let size = theme.metrics.switchSize
    let scale = controlSize == .mini ? 0.65 : controlSize == .small ? 0.8 : 1
    let (width, height) = (size.width * scale, size.height * scale)
    ZStack {
      Capsule().fill(.primary.opacity(scheme == .dark ? 0.18 : 0.14))
      Capsule().fill(filling).opacity(isOn || isMixed ? 1 : 0)
      Capsule().fill(.primary.opacity(configuration.ink(shades, isEnabled: isEnabled)))
      if shades.line > 0 { Capsule().strokeBorder(.primary.opacity(shades.line)) }
      Circle().fill(.white)
        .shadow(color: .black.opacity(0.25), radius: 1, y: 0.5)
        .padding(2)
        .frame(width: height, height: height)
        .offset(x: (isMixed ? 0 : isOn ? 1 : -1) * (width - height) / 2)
    }
    .frame(width: width, height: height)
    .controlBaseline(theme)
    .opacity(shades.opacity(isEnabled: isEnabled))
    .contentShape(Capsule())
  }
}
