import Foundation

/// What the mouse is over: tells views when it comes over them, moves there and leaves.
///
/// A view is told of what is drawn under the pointer, as events are; where it moves away from under a pointer that rests, that counts as
/// well.
@MainActor
final class Hovers {
  /// Whether there has been a view that wants to know.
  var isAsked = false
  /// Where the mouse is, in points in the window; nil where it is outside, and until it has moved.
  private(set) var pointer: CGPoint?
  /// Whether it has moved since it came into the window: what goes down without that is no mouse.
  private(set) var cameByMove = false
  /// Who was told that it is over them, and the ways to them, innermost first.
  private var over: [Arena.Candidate] = []

  /// The views have gone.
  func forget() { (pointer, over) = (nil, []) }

  /// Takes what the mouse did.
  func take(_ event: PointerEvent, in viewGraph: ViewGraph) {
    guard event.pointer == 0 else { return }
    switch event.phase {
    case .left: pointer = nil
    case .down, .moved, .up: pointer = event.position
    case .cancelled: return
    }
    if event.phase == .moved || event.phase == .left { cameByMove = event.phase == .moved }
    look(viewGraph, hasMoved: true)
  }

  /// Looks whether the mouse is over something else since the picture is another.
  func follow(_ viewGraph: ViewGraph) {
    if pointer == nil && over.isEmpty { return }
    look(viewGraph, hasMoved: false)
  }

  private func look(_ viewGraph: ViewGraph, hasMoved: Bool) {
    if !isAsked { return }
    let now = pointer.map { viewGraph.candidates(at: $0).filter(\.responder.followsMouse) } ?? []
    let left = over.filter { old in
      old.responder.isThere && !now.contains { $0.responder === old.responder }
    }
    let old = over
    over = now
    for candidate in left { candidate.responder.mouseDidLeave() }
    for candidate in now {
      let isNew = !old.contains { $0.responder === candidate.responder }
      guard isNew || hasMoved, let pointer,
        let place = viewGraph.place(of: pointer, in: candidate.responder, along: candidate.path)
      else { continue }
      candidate.responder.mouseDidMove(to: place, inWindow: pointer, isNew: isNew)
    }
  }
}
