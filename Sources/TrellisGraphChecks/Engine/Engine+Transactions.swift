import TrellisGraph

extension Engine {
  /// The error that rolls a transaction back.
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

  package func onTransaction(calls: Int, _ parts: [any Instruction]) {
    let number = callbackCount
    callbackCount += 1
    var left = calls
    var observation: TransactionObservation?
    observation = graph.onTransaction { [unowned self] summary in
      if graph == nil { return }
      log.append(.told(number, writes: summary.writes.map { self.number(of: $0.attribute) }))
      left -= 1
      if left == 0 { observation?.cancel() }
      var machine = self
      for part in parts { part.perform(on: &machine) }
    }
    callbacks.append(observation!)
  }
}
