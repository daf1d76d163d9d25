/// The visibility of a view in a container that hides views but keeps them, such as a lazy container.
///
/// A view that leaves the visible part disappears immediately, and is kept for a while. The presence knows the modifiers with
/// actions in the view. Nothing of a hidden view is drawn, so nothing of it is evaluated either.
@MainActor
final class Presence {
  private let outer: Presence?
  /// The presences of views in containers inside this view.
  private var inner: [ObjectIdentifier: Presence] = [:]
  /// The modifiers in the view, with the positions of the views that they modify.
  private var views: [ObjectIdentifier: [(node: PresenceObserver, position: ViewPosition)]] = [:]
  /// Whether the container shows the view, regardless of whether the container itself is shown.
  private var isShownInContainer = true

  /// Creates the presence of a visible view; `outer` is the presence of the view around it, if there is one.
  init(in outer: Presence?) {
    self.outer = outer
    outer?.inner[ObjectIdentifier(self)] = self
  }

  /// Whether the view and all containers around it are shown.
  var isShown: Bool { isShownInContainer && outer?.isShown != false }

  /// Shows or hides the view in its container.
  func set(_ isShown: Bool) {
    guard isShown != isShownInContainer else { return }
    isShownInContainer = isShown
    if outer?.isShown != false { tell(isShown) }
  }

  /// Ends the presence of a view that was removed.
  func end() { outer?.inner[ObjectIdentifier(self)] = nil }

  func add(_ node: PresenceObserver, at position: ViewPosition) {
    views[ObjectIdentifier(position), default: []].append((node, position))
  }

  /// Removes the modifiers of a view inside this one.
  func remove(_ position: ViewPosition) { views[ObjectIdentifier(position)] = nil }

  private func tell(_ isShown: Bool) {
    for (node, position) in views.values.joined() {
      isShown ? node.viewReturned(to: position) : node.viewGoes(from: position)
    }
    for presence in inner.values where presence.isShownInContainer { presence.tell(isShown) }
  }
}

/// A modifier that is notified when its views are shown or hidden.
@MainActor
class PresenceObserver {
  /// Records that a view is shown, for the first time or again.
  func viewReturned(to position: ViewPosition) {}

  /// Records that a view was removed or is no longer shown.
  func viewGoes(from position: ViewPosition) {}
}
