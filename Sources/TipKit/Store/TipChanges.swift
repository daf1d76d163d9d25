import Foundation
import Observation

/// The changes of tips, for the views that read them.
final class TipChanges: Observable, Sendable {
  private static let shared = TipChanges()
  private let registrar = ObservationRegistrar()

  /// The state of all tips; its value has no meaning.
  private var state: Int { 0 }

  /// Makes the body that runs on this thread depend on the tips.
  static func track() { shared.registrar.access(shared, keyPath: \.state) }

  /// Marks the bodies that depend on the tips: at once on the main thread, and in its next turn on other threads.
  static func notify() {
    if Thread.isMainThread {
      shared.change()
    } else {
      Task { @MainActor in shared.change() }
    }
  }

  private func change() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
