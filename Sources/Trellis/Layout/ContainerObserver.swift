/// An observer of the views that a container lays out, which the first container inside a modifier takes.
@MainActor
class ContainerObserver {
  /// Connects a container that isn't lazy; returns the views that it lays out.
  func connect(_ position: ViewPosition, _ list: ViewList, _ inputs: ViewInputs) -> ViewList { list }
}

/// The observer that the next container takes; nil if there is none.
enum ContainerObserverKey: ViewInputKey {
  static var defaultValue: ContainerObserver? { nil }
}

extension ViewInputs {
  /// Returns the observer of this container's views, nil if there is none, and removes it for the views inside.
  mutating func takeContainerObserver() -> ContainerObserver? {
    guard let observer = self[ContainerObserverKey.self] else { return nil }
    self[ContainerObserverKey.self] = nil
    return observer
  }
}
