import Foundation

/// The views under the mouse pointer, which are notified when it enters, moves over or leaves them.
///
/// Views are found where they are drawn, as for other events. A view that moves away from under a resting pointer is left, too.
@MainActor
final class Hovers {
  /// Whether there has been a view that follows the mouse.
  var hasReceivers = false
  /// The mouse pointer's position, in points in the window; nil while it is outside, and before its first event.
  private(set) var pointer: CGPoint?
  /// Whether the pointer has moved since it entered the window; otherwise, a press doesn't come from a mouse.
  private(set) var cameByMove = false
  /// The views that were notified that the pointer is over them, with their paths, innermost first.
  private var over: [HitTester.Candidate] = []

  /// Forgets the pointer and the views, which were removed.
  func forget() { (pointer, over) = (nil, []) }

  /// Handles a mouse event.
  func take(_ event: PointerEvent, in viewGraph: ViewGraph) {
    guard event.pointer == 0 else { return }
    switch event.phase {
    case .left: pointer = nil
    case .down, .moved, .up: pointer = event.position
    case .cancelled: return
    }
    if event.phase == .moved || event.phase == .left { cameByMove = event.phase == .moved }
    update(viewGraph, hasMoved: true)
  }

  /// Updates the views under the pointer after the display list has changed.
  func follow(_ viewGraph: ViewGraph) {
    if pointer == nil && over.isEmpty { return }
    update(viewGraph, hasMoved: false)
  }

  private func update(_ viewGraph: ViewGraph, hasMoved: Bool) {
    if !hasReceivers { return }
    let now = pointer.map { viewGraph.hits.candidates(at: $0).filter(followsMouse) } ?? []
    let left = over.filter { old in
      old.responder.isThere && !now.contains { $0.responder === old.responder }
    }
    let old = over
    over = now
    for candidate in left { candidate.responder.handle(.hover(.left)) }
    for candidate in now {
      let isNew = !old.contains { $0.responder === candidate.responder }
      guard isNew || hasMoved, let pointer,
        let place = viewGraph.hits.place(of: pointer, in: candidate.responder, along: candidate.path)
      else { continue }
      candidate.responder.handle(.hover(.moved(to: place, inWindow: pointer, isNew: isNew)))
    }
  }

  private func followsMouse(_ candidate: HitTester.Candidate) -> Bool {
    (candidate.responder as? any HoverReceiver)?.followsMouse == true
  }
}

/// The views under the mouse pointer of a window.
enum HoversFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.show.append { $0.context.hovers.follow($0) }
    phases.closed.append { $0.context.hovers.forget() }
  }
}

extension ViewContext {
  private enum HoversKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Hovers { Hovers() }
  }

  /// The views under the mouse pointer.
  var hovers: Hovers { self[HoversKey.self] }
}
