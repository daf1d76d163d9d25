import TrellisGraph

/// A cell that was computed, as ``Sheet/evaluations(during:)`` tells.
public struct CellEvaluation: Hashable, Sendable {
  /// The cell.
  public var address: CellAddress
  /// Whether it came to another value than before, so that the cells which read it have to look again.
  public var changed: Bool
}

extension Sheet {
  /// The cells that are computed while a closure runs, in the order in which they were done.
  ///
  /// It takes the place of an observer of the ``graph`` meanwhile, and leaves none behind.
  public func evaluations(during body: () throws -> Void) rethrows -> [CellEvaluation] {
    var evaluations: [CellEvaluation] = []
    graph.observe { event in
      guard case .evaluated(let attribute, let changed) = event, attribute.kind == .value,
        let address = attribute.name.flatMap({ CellAddress($0) })
      else { return }
      evaluations.append(CellEvaluation(address: address, changed: changed))
    }
    defer { graph.observe(nil) }
    try body()
    return evaluations
  }
}
