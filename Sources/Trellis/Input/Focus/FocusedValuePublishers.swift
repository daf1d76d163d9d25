import TrellisGraph

/// A modifier that publishes values for the views in it: while one of them has the focus, or always.
@MainActor
protocol FocusedValuePublisher: AnyObject {
  /// Whether the modifier's view is still in the graph.
  var isThere: Bool { get }
  /// Whether the modifier publishes wherever the focus is.
  var isOfScene: Bool { get }
  /// Publishes the current values; returns whether they differ from the last ones.
  func publish() -> Bool
}

/// The modifiers that publish values now: an input of the bodies that read them.
struct FocusedValuePublishers: Equatable {
  /// The modifiers that always publish, in the order in which they were added.
  var scene: [any FocusedValuePublisher] = []
  /// The modifiers around the focused view, outermost first.
  var path: [any FocusedValuePublisher] = []

  static func == (first: FocusedValuePublishers, second: FocusedValuePublishers) -> Bool {
    first.scene.elementsEqual(second.scene) { $0 === $1 }
      && first.path.elementsEqual(second.path) { $0 === $1 }
  }
}
