/// The events of views, in order.
@MainActor
package final class StageJournal {
  package private(set) var lines: [String] = []

  package init() {}

  package func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the events since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
