/// The recognizers of the pointers that are down in a window.
enum ArenaFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.begin.append { $0.arena.advance(to: $0.context.clock.now) }
    phases.perform.append { $0.arena.endGone() }
    phases.deadlines.append { $0.arena.deadline }
    // Closing a window that never had an arena doesn't create it.
    phases.close.append { $0.context.existing(ArenaKey.self)?.cancelAll() }
  }
}

private enum ArenaKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> Arena {
    guard let window = context.window else {
      fatalError("Arena: its window isn't there; this is a bug in Trellis")
    }
    return Arena(
      candidates: { [unowned window] in window.candidates(at: $0) },
      place: { [unowned window] in window.place(of: $0, in: $1.responder, along: $1.path) })
  }
}

extension ViewGraph {
  /// The arena for the pointers that are down.
  var arena: Arena { context[ArenaKey.self] }
}
