import Trellis

/// The changes of an object outside the graph, on which the rules depend that have read it.
///
/// A change during an update reaches the graph in a later step of the update. Several changes until then are one.
@MainActor
final class ViewSource {
  private let changes = ChangeSource()
  private var isPending = false

  /// Makes the running rule depend on the object.
  func read() { changes.read() }

  /// Marks the rules that have read the object.
  func change(in window: HostWindow?, named name: @autoclosure () -> String) {
    guard let window, window.isUpdating else { return changes.change() }
    if isPending { return }
    isPending = true
    window.performLater(name()) { [self] in
      isPending = false
      changes.change()
    }
  }
}
