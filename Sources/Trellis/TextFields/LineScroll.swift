import Foundation
import TrellisGraph

/// How far the lines of a field are scrolled that has more than there is room for.
///
/// A person scrolls them by the wheel and the bar; after an edit, and when the caret went elsewhere, it is seen.
@MainActor
final class LineScroll {
  private struct Wish: Equatable {
    var top: CGFloat = 0
    /// How often somebody scrolled, and how often the caret was to be seen.
    var moves = 0
    var reveals = 0
  }

  private let wish: Attribute<Wish>
  /// How far they are, in points.
  private let place: Attribute<CGFloat>
  /// How high all lines are, and how much of that is seen, in points.
  private let extent: @MainActor () -> (whole: CGFloat, seen: CGFloat)

  /// Creates it in the subgraph in force; `caret` is where the caret is in the lines.
  init(
    _ graph: AttributeGraph, extent: @escaping @MainActor () -> (whole: CGFloat, seen: CGFloat),
    caret: @escaping @MainActor () -> CGRect
  ) {
    self.extent = extent
    let wish = graph.input(name: "TextInput.scrolled", kind: .state, Wish())
    var (last, top) = (Wish(), CGFloat(0))
    place = graph.rule(name: "TextInput.top", kind: .placements) {
      let (wish, extent) = (wish.wrappedValue, extent())
      if wish.moves != last.moves { top = wish.top }
      if wish.reveals != last.reveals {
        let caret = caret()
        top = max(min(top, caret.minY), caret.maxY - extent.seen)
      }
      last = wish
      top = min(max(0, top), max(0, extent.whole - extent.seen))
      return top
    }
    self.wish = wish
  }

  /// How far the lines are scrolled; reading it in a rule makes the rule depend on it.
  var top: CGFloat { place.wrappedValue }

  /// How far they can be.
  var limit: CGFloat {
    let extent = extent()
    return max(0, extent.whole - extent.seen)
  }

  func go(to top: CGFloat) {
    guard wish.exists else { return }
    var new = wish.wrappedValue
    (new.top, new.moves) = (min(max(0, top), limit), new.moves + 1)
    wish.wrappedValue = new
  }

  /// Scrolls by so many points down; answers what is left of them.
  func scroll(by distance: CGFloat) -> CGFloat {
    let (old, limit) = (top, limit)
    let new = min(max(0, old + distance), limit)
    if new != old { go(to: new) }
    return distance - (new - old)
  }

  /// Has the caret be seen.
  func reveal() {
    guard wish.exists else { return }
    wish.wrappedValue.reveals += 1
  }
}
