import Observation

/// The properties of an object, for Observation: each is a dependency of its own.
final class ObservedProperties: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()

  private subscript(index: Int) -> Int { index }

  private func path(_ index: Int) -> KeyPath<ObservedProperties, Int> { \ObservedProperties.[index] }

  func read(_ index: Int) { registrar.access(self, keyPath: path(index)) }

  func change(_ index: Int, _ work: () -> Void) {
    registrar.withMutation(of: self, keyPath: path(index), work)
  }
}
