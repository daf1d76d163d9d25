import Foundation
import TrellisDisplayList
import TrellisGraph

/// The responders in a shown display list, found by the points where their views are drawn.
@MainActor
struct HitTester {
  /// A responder at a point, with the path to its display item.
  struct Candidate {
    let responder: Responder
    /// The number of display items in the responder's path.
    let depth: Int
    /// The numbers of the display items around the responder's view, outermost first, and of the view's own item.
    let path: [UInt64]
  }

  let shown: DisplayList
  let graph: AttributeGraph

  /// Returns the responders at a point, innermost first.
  func responders(at point: CGPoint) -> [Responder] {
    shown.hitTest(point).compactMap { $0.semantics?.responder }.compactMap(graph.responder)
  }

  /// Returns the responders at a point with their paths, innermost first.
  func candidates(at point: CGPoint) -> [Candidate] {
    let items = shown.hitTest(point)
    let numbers = items.reversed().map(\.id)
    return items.enumerated().compactMap { index, item in
      guard let responder = item.semantics?.responder.flatMap(graph.responder) else { return nil }
      let path = Array(numbers.prefix(items.count - index))
      return Candidate(responder: responder, depth: path.count, path: path)
    }
  }

  /// Returns the position of a window point in a responder's view; nil if the view isn't shown.
  func place(of point: CGPoint, in responder: Responder, along path: [UInt64] = []) -> CGPoint? {
    responder.isThere ? shown.place(of: point, in: responder.number, along: path) : nil
  }
}

extension ViewGraph {
  /// The responders of the views that are shown.
  var hits: HitTester { HitTester(shown: shown, graph: graph) }
}
