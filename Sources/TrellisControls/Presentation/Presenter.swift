import Foundation
import Trellis

/// The state that a presenting view keeps between updates.
@MainActor final class PresenterSlot {
  /// The queue of presentations by views in the presented content.
  private(set) lazy var inner = LayerTurns()
  nonisolated init() {}
}

/// Presents content on a layer: a sheet, an alert, a popover.
///
/// `wanted` identifies the content, or is nil for none. If it changes during a presentation, the old content is dismissed first,
/// `onDismiss` is called, and the new content joins the end of the queue. Of the presentations that take turns, a window shows
/// one at a time.
struct Presenter<Panel: View>: ViewModifier {
  let wanted: AnyHashable?
  var takesTurns = true
  /// The action of the escape key.
  let onExit: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  /// The content of the layer, which writes the presentation settings of its views to the binding.
  @ViewBuilder let panel: @MainActor (Binding<PresentationSettings>) -> Panel

  @State private var slot = PresenterSlot()
  /// The identity of the presented content, until it has left the screen.
  @State private var up: AnyHashable?
  @State private var settings = PresentationSettings()
  @Environment(\.layerTurns) private var turns
  @Environment(\.updateTransaction) private var update

  private var hasTurn: Bool { !takesTurns || turns?.isFirst(slot) ?? true }
  private var isUp: Bool { wanted != nil && (up == nil || up == wanted) && hasTurn }

  func body(content: Content) -> some View {
    // A later update determines whether the presentation can start. If animations are disabled in this update, they are also
    // disabled in the later one.
    var transaction = Transaction()
    transaction.disablesAnimations = update?.disablesAnimations == true
    // Captured here, because `onDisappear` runs when the view has been removed and has no environment to read.
    let (slot, turns) = (slot, turns)
    return
      content
      .layer(isUp ? presented : nil, .dialog) { settings.dismiss(onExit) }
      .onChange(of: wanted, initial: true) { withTransaction(transaction) { wait() } }
      .onAppear { withTransaction(transaction) { wait() } }
      // A removed or covered view must not block the queue.
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
      .outsideOfRowAndForm()
      .keyboardShortcut(nil)
  }
}

/// The dimming view behind a presentation, which handles presses outside the presented content.
struct Dim: View {
  /// The darkness, from 0 to 1.
  var opacity = 0.3
  /// Whether the views behind the dimming view can be used.
  var lets = false
  /// The action of a press outside the presented content.
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
