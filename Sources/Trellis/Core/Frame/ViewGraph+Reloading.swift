package import Foundation

extension ViewGraph {
  /// Keeps the values of all states, for views that the next update builds anew because their code was replaced.
  package func keepStates() { context.keptStates.keep() }

  /// Drops the kept values that no view has taken.
  package func dropKeptStates() { context.keptStates.drop() }

  /// The present values of all states that can be encoded, for another process.
  package var encodedStates: Data {
    context.keptStates.keep()
    defer { context.keptStates.drop() }
    return context.keptStates.encoded
  }

  /// Sets the states with which the next window begins: ``encodedStates`` of another process.
  package static func beginNext(with states: Data) { KeptStates.ofEarlierProcess = states }
}
