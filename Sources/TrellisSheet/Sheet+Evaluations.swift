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
  /// Observers that the ``graph`` has go on being told.
  public func evaluations(during body: () throws -> Void) rethrows -> [CellEvaluation] {
    var evaluations: [CellEvaluation] = []
    let observation = graph.addObserver { event in
      guard case .evaluated(let attribute, let changed, _) = event, attribute.kind == .value,
        let address = attribute.name.flatMap({ CellAddress($0) })
      else { return }
      evaluations.append(CellEvaluation(address: address, changed: changed))
    }
    defer { observation.cancel() }
    try body()
    return evaluations
  }
}
