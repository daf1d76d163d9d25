import TrellisGraph

extension Engine {
  /// Checks what has to hold in a graph between updates, in builds with the trait `InternalChecks`; else nothing.
  package func checkInvariants() {
    #if InternalChecks
      graph.checkInvariants()
    #endif
  }
}
