public import Foundation
public import Trellis

/// A round button with a question mark that opens help.
///
/// The initializer for an anchor in a help book isn't declared, because a desktop has no help books.
///
/// Source: documented, developer.apple.com/documentation/swiftui/helplink; the size: ours (choice), as on macOS.
public nonisolated struct HelpLink: View {
  private enum Target {
    case action(@MainActor () -> Void)
    case destination(URL)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a link that performs an action.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) { target = .action(action) }

  /// Creates a link that opens a URL.
  public init(destination: URL) { target = .destination(destination) }

  /// The button; in a menu, an item.
  @MainActor public var body: some View {
    if isInMenu {
      Button("Help") { open() }
    } else {
      Button {
        open()
      } label: {
        Text(verbatim: "?")
      }
      .buttonStyle(HelpButtonStyle())
      .accessibilityLabel("Help")
    }
  }

  @MainActor private func open() {
    switch target {
    case .action(let action): action()
    case .destination(let url): openURL(url)
    }
  }
}

private nonisolated struct HelpButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let side = theme.metrics.buttonHeight(.regular)
    configuration.label
      .font(.system(size: side * 0.58, weight: .medium))
      .frame(width: side, height: side)
      .background(.primary.opacity(configuration.isPressed ? 0.2 : 0.09), in: Circle())
      .overlay { Circle().strokeBorder(.primary.opacity(max(0.08, shades.line))).allowsHitTesting(false) }
      .opacity(shades.opacity(isEnabled: isEnabled))
      .contentShape(Circle())
  }
}
