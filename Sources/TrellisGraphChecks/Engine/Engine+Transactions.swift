import TrellisGraph

extension Engine {
  /// What a transaction that is to be rolled back throws.
  private struct RolledBack: Error {}

  package func transaction(rollsBack: Bool, _ body: (inout Engine) -> Void) {
    var machine = self
    if !rollsBack { return graph.transaction { body(&machine) } }
    do throws(RolledBack) {
      try graph.transaction { () throws(RolledBack) in
        body(&machine)
        throw RolledBack()
      }
    } catch {}
  }
}
