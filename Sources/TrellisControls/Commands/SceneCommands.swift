import Foundation
public import Trellis

/// A scene modifier that brings a scene's commands to all windows of the app.
private nonisolated struct CommandsOfScene<C: Commands>: SceneModifier {
  let commands: C

  static var reach: SceneModifierReach { .app }
  var contentModifier: MenuBarModifier { MenuBarModifier() }
  @MainActor var viewForAll: AnyView? { AnyView(CommandsView(commands: commands)) }
}

/// A modifier that puts the app's menu bar above a window's content.
nonisolated struct MenuBarModifier: ViewModifier {
  @Environment(\.appViews) private var commands
  @Environment(\.controlTheme) private var theme

  @MainActor func body(content: Content) -> some View {
    let isShown = !theme.styles.spreadsTitles
    BelowMenuBar {
      ZStack { ForEach(commands.indices, id: \.self) { commands[$0] } }
        .frame(maxWidth: .infinity)
        .frame(height: isShown ? MenuBar.height : 0)
        .overlayPreferenceValue(CommandPartsKey.self) { MenuBar(parts: $0, isShown: isShown) }
      content
    }
  }
}

/// A layout of a bar as wide as the window, and the content in the centre of the remaining space.
private struct BelowMenuBar: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let bar = subviews[0].sizeThatFits(.zero).height
    guard subviews.count > 1 else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
    let size = subviews[1].sizeThatFits(
      ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bar, 0) }))
    func length(_ content: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard let proposed, proposed.isFinite else { return content }
      return max(content, proposed)
    }
    return CGSize(
      width: length(size.width, proposal.width), height: length(size.height + bar, proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let bar = subviews[0].sizeThatFits(.zero).height
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar))
    guard subviews.count > 1 else { return }
    let rest = CGRect(
      x: bounds.minX, y: bounds.minY + bar, width: bounds.width, height: max(bounds.height - bar, 0))
    for subview in subviews.dropFirst() {
      subview.place(
        at: CGPoint(x: rest.midX, y: rest.midY), anchor: .center, proposal: ProposedViewSize(rest.size))
    }
  }
}

extension Scene {
  /// Adds commands to the app's menu bar, which appears in all windows except those of ``Settings``.
  ///
  /// The bar has the standard menus File, Edit and Help, and the menus that commands add. F10 opens the first menu. The keys of
  /// items also work while no menu is open. On a phone, there is no bar, but the keys work.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/commands(content:); the menus, and the bar in the
  /// window: ours.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    sceneModifier(CommandsOfScene(commands: content()))
  }
}
