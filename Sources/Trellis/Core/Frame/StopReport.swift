import TrellisGraph

/// The context of an error that ends the process: which view was updated, and for which write.
///
/// Values of `@AppStorage` and `@SceneStorage` are written to the disk before the process ends.
@MainActor
enum StopReport {
  /// The windows that are being updated, outermost first.
  private static var updating: [ViewGraph] = []

  /// Runs an update of a window.
  static func during<Result>(_ window: ViewGraph, _ update: () -> Result) -> Result {
    updating.append(window)
    defer { updating.removeLast() }
    return update()
  }

  /// Installs the handler, once per process.
  static let install: Void = GraphStop.onStop { stop in
    DefaultsKeeper.write()
    guard StateWrites.isOnMainActor else { return "" }
    // The handler runs on the thread of the error.
    nonisolated(unsafe) let attributes = stop.updating
    return MainActor.assumeIsolated { notes(attributes) }
  }

  /// Returns the lines that are added to the error message.
  private static func notes(_ attributes: [AnyAttribute]) -> String {
    guard let window = updating.last else { return "" }
    let writes = window.context.writes
    let path = attributes.reversed().lazy.compactMap { window.identityPath(of: $0) }.first
    var lines: [String] = []
    if let place = writes.placeOfBody ?? path { lines.append("  in the view \(place)") }
    let written = writes.writesUnderWay
    if !written.isEmpty { lines.append("  after a write of \(written.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}
