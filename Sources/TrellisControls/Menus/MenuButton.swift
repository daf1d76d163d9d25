import Foundation
import Trellis
import TrellisDisplayList

/// The button of a menu, and the menu while it is open.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  /// Whether it has a border; nil is the button style in force.
  let isBordered: Bool?
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.look) private var look

  /// On a phone nothing shows that a button opens a menu, unless somebody says so.
  private var showsIndicator: Bool {
    indicator == .visible || indicator == .automatic && look.styles.button == .bordered
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

/// An angle that points down.
private struct MenuIndicator: View {
  var body: some View {
    Chevron().rotation(.degrees(90))
      .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 4, height: 8)
      .frame(width: 8)
      .accessibilityHidden(true)
  }
}

/// A menu in another one: a line that opens it beside the menu that it is in.
struct Submenu: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuDismissal) private var outer

  var body: some View {
    Button {
      isOpen = true
    } label: {
      configuration.label
    }
    .buttonStyle(MenuLineStyle(leadsOn: true))
    .onKeyPress(.rightArrow) {
      isOpen = true
      return .handled
    }
    .accessibilityRole(.menuButton)
    .menuLayer(isOpen: $isOpen, isSubmenu: true) { configuration.content }
  }
}
