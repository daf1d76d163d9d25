import TrellisGraph

/// The evaluation of a cell, as returned by ``Sheet/evaluations(during:)``.
public struct CellEvaluation: Hashable, Sendable {
  /// The address of the cell.
  public var address: CellAddress
  /// Whether the value changed, so that the cells that read it have to be checked.
  public var changed: Bool
}

extension Sheet {
  /// Returns the cells that are computed while a closure runs, in the order of their evaluations.
  ///
  /// Other observers of the ``graph`` are notified, too.
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
