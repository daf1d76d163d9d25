/// Whether a view of a lazy container is in what is seen of it: a view that leaves that is kept for a while, and
/// disappears all the same.
///
/// It knows the modifiers with actions in the view. Nothing of a view that has left is drawn, so that nothing of it is
/// evaluated either.
@MainActor
final class Presence {
  private let outer: Presence?
  /// Those of the views of lazy containers in the view.
  private var inner: [ObjectIdentifier: Presence] = [:]
  /// The modifiers in the view, with the positions of the views that they modify.
  private var views: [ObjectIdentifier: [(node: LifecycleNode, position: ViewPosition)]] = [:]
  /// Whether the container shows the view, wherever the container is.
  private var isShownInContainer = true

  /// Creates the presence of a view that is shown, in a view of another.
  init(in outer: Presence?) {
    self.outer = outer
    outer?.inner[ObjectIdentifier(self)] = self
  }

  /// Whether the view is shown, and all containers around it.
  var isShown: Bool { isShownInContainer && outer?.isShown != false }

  /// The container shows the view from here on, or no longer.
  func set(_ isShown: Bool) {
    guard isShown != isShownInContainer else { return }
    isShownInContainer = isShown
    if outer?.isShown != false { tell(isShown) }
  }

  /// The view is gone for good.
  func end() { outer?.inner[ObjectIdentifier(self)] = nil }

  func add(_ node: LifecycleNode, at position: ViewPosition) {
    views[ObjectIdentifier(position), default: []].append((node, position))
  }

  /// A view in this one has gone.
  func remove(_ position: ViewPosition) { views[ObjectIdentifier(position)] = nil }

  private func tell(_ isShown: Bool) {
    for (node, position) in views.values.joined() {
      isShown ? node.viewReturned(to: position) : node.viewGoes(from: position)
    }
    for presence in inner.values where presence.isShownInContainer { presence.tell(isShown) }
  }
}
