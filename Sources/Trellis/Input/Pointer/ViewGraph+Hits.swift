extension ViewGraph {
  /// The responders of the views that are shown.
  var hits: HitTester { HitTester(shown: shown, graph: graph) }
}
