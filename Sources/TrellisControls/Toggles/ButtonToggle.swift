import Foundation
import Trellis
import TrellisDisplayList

/// A toggle as a button that looks prominent while it is on or mixed.
nonisolated struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    let button = Button {
      configuration.toggle()
    } label: {
      configuration.label
    }
    Group {
      if configuration.isOn || configuration.isMixed {
        button.buttonStyle(.borderedProminent)
      } else {
        button.buttonStyle(.bordered)
      }
    }
    .accessibilityRole(.checkBox)
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(configuration.spoken)
  }
}
