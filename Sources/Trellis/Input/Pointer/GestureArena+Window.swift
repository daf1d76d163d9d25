/// The recognizers of the pointers that are down in a window.
enum GestureArenaFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.begin.append { $0.arena.advance(to: $0.context.clock.now) }
    phases.perform.append { $0.arena.endGone() }
    phases.deadlines.append { $0.arena.deadline }
    // Closing a window that never had an arena doesn't create it.
    phases.close.append { $0.context.existing(GestureArenaKey.self)?.cancelAll() }
  }
}

private enum GestureArenaKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> GestureArena { GestureArena() }
}

extension ViewGraph {
  /// The arena for the pointers that are down.
  var arena: GestureArena { context[GestureArenaKey.self] }
}
