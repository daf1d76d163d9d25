import Foundation
public import Trellis
import TrellisDisplayList

/// A picker as a column or a row of options: on a desktop with a ring before each, on a phone with a tick behind the selected one.
struct RadioGroup: View {
  let options: PickerOptions
  @FocusState private var focused: Subview.ID?
  @Environment(\.controlTheme) private var theme
  @Environment(\.placesRadioButtonsInRow) private var isRow

  var body: some View {
    let layout =
      isRow ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
    layout {
      ForEach(options.all) { option in
        if option.select == nil {
          option.subview
        } else {
          Button {
            option.select?()
          } label: {
            option.subview
          }
          .buttonStyle(RadioStyle(isSelected: option.isSelected, hasRing: !theme.styles.spreadsTitles))
          .tabStop(option.isSelected || options.selectedIndex == nil)
          .focused($focused, equals: option.id)
          .accessibilityRole(.radioButton)
          .accessibilityValue(option.isSelected ? "1" : "0")
        }
      }
    }
    // A hidden title of the picker doesn't hide the titles of its options.
    .environment(\.labelsVisibility, .automatic)
    .onKeyPress(.upArrow) { step(-1) }
    .onKeyPress(.downArrow) { step(1) }
    .onKeyPress(.leftArrow) { isRow ? step(-1) : .ignored }
    .onKeyPress(.rightArrow) { isRow ? step(1) : .ignored }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.radioGroup)
  }

  private func step(_ distance: Int) -> KeyPress.Result {
    guard let place = options.step(by: distance) else { return .ignored }
    focused = options.all[place].id
    return .handled
  }
}

extension EnvironmentValues {
  private enum RadioRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var placesRadioButtonsInRow: Bool {
    get { self[RadioRowKey.self] }
    set { self[RadioRowKey.self] = newValue }
  }
}

extension View {
  /// Places the options of radio groups in the view side by side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/horizontalradiogrouplayout().
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.placesRadioButtonsInRow, true)
  }
}

private nonisolated struct RadioStyle: PrimitiveButtonStyle {
  let isSelected: Bool
  let hasRing: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if hasRing {
      Button(configuration).buttonStyle(BoxStyle(mark: isSelected ? .dot : nil, isRound: true))
    } else {
      Button(configuration).buttonStyle(TickedLineStyle(isSelected: isSelected))
    }
  }
}

private nonisolated struct TickedLineStyle: ButtonStyle {
  let isSelected: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      Image(systemName: "checkmark").foregroundStyle(.tint).opacity(isSelected ? 1 : 0)
        .accessibilityHidden(true)
    }
    .frame(minHeight: 32)
    .opacity(configuration.isPressed ? 0.5 : 1)
    .contentShape(Rectangle())
  }
}
