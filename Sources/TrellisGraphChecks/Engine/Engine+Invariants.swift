import TrellisGraph

extension Engine {
  /// Checks the graph's invariants between updates in builds with the trait `InternalChecks`; otherwise does nothing.
  package func checkInvariants() {
    #if InternalChecks
      graph.checkInvariants()
    #endif
  }
}
