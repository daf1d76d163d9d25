import TrellisGraph

/// The keyboard focus of a window.
enum FocusFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    let (graph, focus) = (context.graph, context.focus)
    let views = graph.currentSubgraph
    focus.makePublishers = { [unowned graph] in
      graph.within(views) { graph.input(name: "focusedValues", kind: .state, FocusedValuePublishers()) }
    }
    phases.perform.append { $0.context.focus.perform() }
    // The responder of a removed view must not be retained.
    phases.closed.append { _ = $0.context.focus.perform() }
  }
}

extension ViewContext {
  private enum FocusKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Focus { Focus() }
  }

  /// The view that receives key events.
  var focus: Focus { self[FocusKey.self] }
}
