import Foundation
import TrellisGraph
import TrellisLayout

/// What the content of a scroll view is seen through, and how far it is scrolled.
///
/// ```
/// wanted offset ─┐
/// scroll view's geometry ─┼─▶ offset ─▶ the content's geometry
/// content's room ─┘
/// ```
/// The wanted offset is an input; the offset is what of it the content's length allows. So a content that becomes shorter
/// scrolls by itself, and one that becomes longer again is where it was.
@MainActor
final class Viewport: Responder {
  /// Where the content stands before it is scrolled; set when the content is built.
  var room: ViewPosition?
  private let axes: Attribute<Axis.Set>
  private let direction: Attribute<LayoutDirection>
  /// How far the content is to be scrolled: in points from its start, to its end and down.
  private let wanted: Attribute<CGPoint>

  /// Creates the viewport of the scroll view at the inputs' position.
  init(axes: Attribute<Axis.Set>, _ inputs: ViewInputs) {
    self.axes = axes
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    wanted = inputs.graph.input(name: "ScrollView.offset", kind: .state, CGPoint.zero)
    super.init(at: inputs.position)
  }

  /// The scroll view around this one.
  var outer: Viewport? { position.surroundings.viewport }

  /// The size of what is seen of the content, in points.
  var size: CGSize { position.size }

  /// Whether the content can be longer than what is seen of it.
  func scrolls(along axis: Axis) -> Bool { axes.wrappedValue.contains(axis) }

  /// How far the content is scrolled: in points from its start; reading it in a rule makes the rule depend on it.
  var offset: CGPoint { limited(wanted.wrappedValue) }

  /// What of an offset the content's length allows.
  private func limited(_ wanted: CGPoint) -> CGPoint {
    guard let content = room?.size else { return .zero }
    let (axes, size) = (axes.wrappedValue, size)
    var offset = CGPoint.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let greatest = content[axis] - size[axis]
      if greatest > 0 { offset[axis] = min(max(0, wanted[axis]), greatest) }
    }
    return offset
  }

  /// Where the content is, in the space of its room.
  var origin: CGPoint {
    let offset = offset
    let isMirrored = direction.wrappedValue == .rightToLeft
    return CGPoint(x: isMirrored ? offset.x : -offset.x, y: -offset.y)
  }

  override var takesWheel: Bool { true }

  /// Scrolls as far as the content goes, and answers what is left of the distance, to the right and down.
  override func scroll(by distance: CGSize) -> CGSize {
    let isMirrored = direction.wrappedValue == .rightToLeft
    var rest = distance
    let old = offset
    let new = limited(
      CGPoint(
        x: old.x + (distance.width.isFinite ? isMirrored ? -distance.width : distance.width : 0),
        y: old.y + (distance.height.isFinite ? distance.height : 0)))
    if new != old { wanted.wrappedValue = new }
    rest.width -= isMirrored ? old.x - new.x : new.x - old.x
    rest.height -= new.y - old.y
    return rest
  }

  /// Goes on with another offset along an axis where the content before what is seen turned out to be longer.
  func shift(along axis: Axis, by distance: CGFloat) {
    var next = offset
    next[axis] += distance
    wanted.wrappedValue = next
  }
}
