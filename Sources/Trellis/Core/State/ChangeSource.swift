import Observation

/// A source of changes outside the graph, which rules depend on by reading it.
///
/// It reaches the graphs of all windows by means of Observation, from any thread.
package final class ChangeSource: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  package init() {}

  /// Makes the running rule depend on the source; does nothing outside an update.
  package func read() { registrar.access(self, keyPath: \.value) }

  /// Marks the rules that have read the source.
  package func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
