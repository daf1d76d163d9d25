import Observation

/// Who waits to present something where only one thing is presented at a time: sheets and alerts of a window, or of what is in a sheet.
///
/// The first in line has the turn; who asks for it, in a body, depends on that.
@Observable @MainActor
package final class LayerTurns {
  private struct Turn {
    weak var owner: AnyObject?
  }
  private var line: [Turn] = []

  nonisolated package init() {}

  /// Whether nobody waits before an owner, who waits.
  package func isFirst(_ owner: AnyObject) -> Bool { line.first { $0.owner != nil }?.owner === owner }

  /// Stands in line; who is in it already stays where they are.
  package func join(_ owner: AnyObject) {
    guard !line.contains(where: { $0.owner === owner }) else { return }
    line = line.filter { $0.owner != nil } + [Turn(owner: owner)]
  }

  /// Leaves the line; who isn't in it does nothing.
  package func leave(_ owner: AnyObject) {
    guard line.contains(where: { $0.owner === owner }) else { return }
    line.removeAll { $0.owner == nil || $0.owner === owner }
  }
}

extension EnvironmentValues {
  private enum TurnsKey: EnvironmentKey { static var defaultValue: LayerTurns? { nil } }

  /// Who waits to present something; nil where nobody has to.
  package var layerTurns: LayerTurns? {
    get { self[TurnsKey.self] }
    set { self[TurnsKey.self] = newValue }
  }
}
