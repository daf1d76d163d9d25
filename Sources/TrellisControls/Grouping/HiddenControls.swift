import Foundation
public import Trellis

extension ContainerValues {
  private enum HiddenKey: ContainerValueKey { static var defaultValue: Bool { false } }

  /// Whether the control isn't shown in its group.
  nonisolated var isHiddenControl: Bool {
    get { self[HiddenKey.self] }
    set { self[HiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the view in a control group of a toolbar, without hiding the group; the view keeps its state.
  ///
  /// It has no effect on views outside of a ``ControlGroup``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbaritemhidden(_:); the state: ours.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    containerValue(\.isHiddenControl, hidden)
  }
}

/// The controls of a group that aren't hidden, as items of a menu.
nonisolated struct ShownControls<Controls: View>: View {
  let content: Controls

  @MainActor var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews.filter { !$0.containerValues.isHiddenControl }) { $0 }
    }
  }
}

/// Makes a view invisible, inactive and of zero size without removing it, so that its state is kept.
struct Collapsing: ViewModifier {
  let isCollapsed: Bool

  func body(content: Content) -> some View {
    CollapsingLayout(isCollapsed: isCollapsed) { content }
      .opacity(isCollapsed ? 0 : 1)
      .disabled(isCollapsed)
      .allowsHitTesting(!isCollapsed)
      .accessibilityHidden(isCollapsed)
  }
}

/// A layout of one view that has no size while it is collapsed.
private nonisolated struct CollapsingLayout: Layout {
  let isCollapsed: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    isCollapsed ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
