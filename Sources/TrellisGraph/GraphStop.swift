/// A programming error that a graph detected, which is about to end the process.
///
/// The handler of a product on top of the graph adds its own knowledge to the message, such as the window that was
/// being updated and the last user action. It also saves unsaved data.
package struct GraphStop {
  /// The message without the handler's addition.
  package let message: String
  /// The attributes that are being updated, outermost first.
  ///
  /// Empty if no attribute is, or if the error doesn't concern an existing graph.
  package let updating: [AnyAttribute]

  /// Sets the handler, which is called before the process ends, on the thread of the error; its result is added to the
  /// message.
  ///
  /// There is one handler; nil removes it. An error in the handler ends the process with the handler's error only.
  package static func onStop(_ handler: (@Sendable (GraphStop) -> String)?) {
    current.withLock { $0 = handler }
  }

  private static let current = Guarded<(@Sendable (GraphStop) -> String)?>(nil)

  /// Ends the process.
  fileprivate static func stop(_ message: String, updating: () -> [AnyAttribute]) -> Never {
    let handler = current.withLock { handler in
      defer { handler = nil }
      return handler
    }
    let added = handler.map { $0(GraphStop(message: message, updating: updating())) } ?? ""
    fatalError(added.isEmpty ? message : "\(message)\n\(added)")
  }
}

/// Traps for a programming error.
///
/// The message reads `where: violated condition (values); remedy`, in debug and release builds.
func misuse(_ place: String, _ message: String) -> Never {
  GraphStop.stop("\(place): \(message)") { [] }
}

extension GraphCore {
  /// Traps for a programming error in the use of this graph.
  func misuse(_ place: String, _ message: String) -> Never {
    GraphStop.stop("\(place): \(message)") {
      updatingNodes.map { AnyAttribute(id: AttributeID(index: $0, generation: nodes[Int($0)].generation)) }
    }
  }
}
