import Foundation
import Trellis

/// What a view that presents something keeps from one update to the next.
@MainActor final class PresenterSlot {
  /// The line of presentations by views in the presented content.
  private(set) lazy var inner = LayerTurns()
  nonisolated init() {}
}

/// Presents something on a layer: a sheet, an alert, a popover.
///
/// `wanted` identifies what to present, or is nil for nothing. If it changes while something is presented, that is dismissed first,
/// `onDismiss` is called, and the new content joins the end of the line. In a window one presentation that takes turns is shown at a time.
struct Presenter<Panel: View>: ViewModifier {
  let wanted: AnyHashable?
  var takesTurns = true
  /// What the escape key does.
  let onExit: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  /// What is on the layer, which writes what its content says about being presented.
  @ViewBuilder let panel: @MainActor (Binding<PresentationSettings>) -> Panel

  @State private var slot = PresenterSlot()
  /// What is up, until it is gone from the screen.
  @State private var up: AnyHashable?
  @State private var settings = PresentationSettings()
  @Environment(\.layerTurns) private var turns
  @Environment(\.updateTransaction) private var update

  private var hasTurn: Bool { !takesTurns || turns?.isFirst(slot) ?? true }
  private var isUp: Bool { wanted != nil && (up == nil || up == wanted) && hasTurn }

  func body(content: Content) -> some View {
    // A later step decides whose turn it is; it is as little animated as this one.
    var transaction = Transaction()
    transaction.disablesAnimations = update?.disablesAnimations == true
    // A view that has gone has no environment to ask.
    let (slot, turns) = (slot, turns)
    return
      content
      .layer(isUp ? presented : nil, .dialog) { if !settings.isDismissDisabled { onExit() } }
      .onChange(of: wanted, initial: true) { withTransaction(transaction) { wait() } }
      .onAppear { withTransaction(transaction) { wait() } }
      // A view that is removed or covered doesn't block the line.
      .onDisappear { if up == nil { turns?.leave(slot) } }
      .onChange(of: up) { old, _ in
        guard up == nil, old != nil else { return }
        settings = PresentationSettings()
        onDismiss?()
        wait()
      }
  }

  private func wait() {
    guard takesTurns, let turns else { return }
    if wanted != nil { turns.join(slot) } else if up == nil { turns.leave(slot) }
  }

  private var presented: some View {
    let (slot, turns, wanted) = (slot, turns, wanted)
    return panel($settings)
      .onAppear { up = wanted }
      .onDisappear {
        turns?.leave(slot)
        up = nil
      }
      .environment(\.layerTurns, slot.inner)
      .environment(\.labelsVisibility, .automatic)
      .keyboardShortcut(nil)
  }
}

/// What is behind something that is presented, and takes the presses beside it.
struct Dim: View {
  /// How dark it is, 0 to 1.
  var opacity = 0.3
  /// Whether what is behind can be used all the same.
  var lets = false
  /// What a press beside does.
  var onPress: (@MainActor () -> Void)?

  var body: some View {
    Color.black.opacity(lets ? 0 : opacity)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in onPress?() })
      .onSecondaryPress { _ in
        onPress?()
        return true
      }
      .allowsHitTesting(!lets)
      .accessibilityHidden(true)
  }
}
