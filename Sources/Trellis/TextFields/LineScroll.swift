import Foundation
import TrellisGraph

/// The scroll offset of a field with more lines than fit.
///
/// The user scrolls with the wheel and the scroll bar. After an edit or a move of the caret, the caret is revealed.
@MainActor
final class LineScroll {
  private struct Request: Equatable {
    var top: CGFloat = 0
    /// The number of scrolls, and the number of requests to reveal the caret.
    var moves = 0
    var reveals = 0
  }

  private let request: Attribute<Request>
  /// The scroll offset, in points.
  private let place: Attribute<CGFloat>
  /// Returns the height of all lines and the visible height, in points.
  private let extent: @MainActor () -> (whole: CGFloat, seen: CGFloat)

  /// Creates the scroll offset in the current subgraph; `caret` returns the caret's rectangle in the lines' coordinate space.
  init(
    _ graph: AttributeGraph, extent: @escaping @MainActor () -> (whole: CGFloat, seen: CGFloat),
    caret: @escaping @MainActor () -> CGRect
  ) {
    self.extent = extent
    let request = graph.input(name: "TextInput.scrolled", kind: .state, Request())
    var (last, top) = (Request(), CGFloat(0))
    place = graph.rule(name: "TextInput.top", kind: .placements) {
      let (request, extent) = (request.wrappedValue, extent())
      if request.moves != last.moves { top = request.top }
      if request.reveals != last.reveals {
        let caret = caret()
        top = max(min(top, caret.minY), caret.maxY - extent.seen)
      }
      last = request
      top = min(max(0, top), max(0, extent.whole - extent.seen))
      return top
    }
    self.request = request
  }

  /// The scroll offset, in points; a rule that reads it depends on it.
  var top: CGFloat { place.wrappedValue }

  /// The maximum scroll offset, in points.
  var limit: CGFloat {
    let extent = extent()
    return max(0, extent.whole - extent.seen)
  }

  func go(to top: CGFloat) {
    guard request.exists else { return }
    var new = request.wrappedValue
    (new.top, new.moves) = (min(max(0, top), limit), new.moves + 1)
    request.wrappedValue = new
  }

  /// Scrolls down by a distance in points, and returns the remaining distance.
  func scroll(by distance: CGFloat) -> CGFloat {
    let (old, limit) = (top, limit)
    let new = min(max(0, old + distance), limit)
    if new != old { go(to: new) }
    return distance - (new - old)
  }

  /// Requests that the caret is scrolled into view.
  func reveal() {
    guard request.exists else { return }
    request.wrappedValue.reveals += 1
  }
}
