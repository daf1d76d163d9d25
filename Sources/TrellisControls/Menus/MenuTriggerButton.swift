import Foundation
import Trellis
import TrellisDisplayList

/// The button of a menu, and the menu while it is open.
struct MenuTriggerButton: View {
  let configuration: MenuStyleConfiguration
  /// Whether the button has a border; nil uses the current button style.
  let isBordered: Bool?
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlTheme) private var theme

  /// Whether the button has a chevron; by default, only with bordered buttons, as on a desktop.
  private var showsIndicator: Bool {
    indicator == .visible || indicator == .automatic && theme.styles.button == .bordered
  }

  var body: some View {
    Group {
      if let primaryAction = configuration.primaryAction {
        HStack(spacing: 1) {
          Button(action: primaryAction) { configuration.label }
          Button {
            isOpen = true
          } label: {
            MenuIndicator()
          }
          .accessibilityLabel("More")
          .accessibilityRole(.menuButton)
        }
      } else {
        Button {
          isOpen = true
        } label: {
          HStack(spacing: 6) {
            configuration.label
            if showsIndicator { MenuIndicator() }
          }
        }
        .onKeyPress(.downArrow) {
          isOpen = true
          return .handled
        }
        .accessibilityRole(.menuButton)
      }
    }
    .modifier(MenuButtonStyling(isBordered: isBordered))
    .menuLayer(isOpen: $isOpen) { configuration.content }
  }
}

private struct MenuButtonStyling: ViewModifier {
  let isBordered: Bool?

  func body(content: Content) -> some View {
    switch isBordered {
    case true: content.buttonStyle(.bordered)
    case false: content.buttonStyle(.borderless)
    case nil: content
    }
  }
}

/// A chevron that points down.
private struct MenuIndicator: View {
  var body: some View {
    Chevron().rotation(.degrees(90))
      .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 4, height: 8)
      .frame(width: 8)
      .accessibilityHidden(true)
  }
}
