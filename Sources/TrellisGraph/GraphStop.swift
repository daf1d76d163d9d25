/// An error of the program that a graph has found, and that is about to end the process.
///
/// A product on top of the graph knows more than the graph: which window was updated, what a person did. Its handler adds that to
/// the message, and stores what would be lost.
package struct GraphStop {
  /// The message, without what the handler adds.
  package let message: String
  /// The attributes that are being updated, outermost first.
  ///
  /// Empty if nothing is, or if the error isn't one of a graph that exists.
  package let updating: [AnyAttribute]

  /// Calls a closure right before the process ends, on the thread of the error; the closure's result is added to the message.
  ///
  /// There is one handler; nil removes it. An error in the handler ends the process with the message of that error alone.
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

/// Stops the program for a programmer's mistake.
///
/// The message reads `where: what was violated (values seen); what to do`, in debug and release builds alike.
func misuse(_ place: String, _ message: String) -> Never {
  GraphStop.stop("\(place): \(message)") { [] }
}

extension GraphCore {
  /// Stops the program for a programmer's mistake in the use of this graph.
  func misuse(_ place: String, _ message: String) -> Never {
    GraphStop.stop("\(place): \(message)") {
      updatingNodes.map { AnyAttribute(id: AttributeID(index: $0, generation: nodes[Int($0)].generation)) }
    }
  }
}
