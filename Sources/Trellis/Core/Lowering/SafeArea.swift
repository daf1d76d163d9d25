import Foundation
import TrellisGraph
import TrellisLayout

/// A safe area: insets at the edges of a view, into which its content can extend.
@MainActor
final class SafeArea {
  /// The view's position; weak, because the position retains this object through the surroundings of the views inside.
  ///
  /// The positions of the views inside retain the view's position.
  private weak var position: ViewPosition?
  /// The inset at each edge.
  private let insets: Attribute<EdgeInsets>
  private let direction: Attribute<LayoutDirection>

  init(of position: ViewPosition, insets: Attribute<EdgeInsets>, direction: Attribute<LayoutDirection>) {
    self.position = position
    self.insets = insets
    self.direction = direction
  }

  /// Returns the distances by which a view of a size can extend beyond its frame.
  ///
  /// If the frame reaches the end of the safe area at an edge, the view can extend to the edge of this object's view. The same
  /// then applies to the safe area around that view. Leading means left, whatever the layout direction. A rule that calls this
  /// depends on the geometries in between.
  func reach(of view: ViewPosition, size: CGSize) -> EdgeInsets {
    reach(size: size, whole: { $0.size }, origin: { view.origin(in: $0) })
  }

  /// Returns the distances of ``reach(of:size:)`` as of the last update, for use outside rules.
  func reachSeen(of view: ViewPosition, size: CGSize) -> EdgeInsets {
    reach(size: size, whole: { $0.readSize().size }, origin: { view.originSeen(in: $0) })
  }

  private func reach(
    size: CGSize, whole: (ViewPosition) -> CGSize, origin: (ViewPosition) -> CGPoint
  ) -> EdgeInsets {
    var reach = EdgeInsets()
    var safeArea: SafeArea? = self
    while let here = safeArea, let position = here.position {
      let whole = whole(position)
      var taken = here.insets.wrappedValue
      if here.direction.wrappedValue == .rightToLeft { swap(&taken.leading, &taken.trailing) }
      let origin = origin(position)
      func extend(_ reach: inout CGFloat, to distance: CGFloat, _ taken: CGFloat) {
        // Tolerates rounding errors in sums of lengths.
        if distance - reach <= taken + 0.001 { reach = max(reach, distance) }
      }
      extend(&reach.top, to: origin.y, taken.top)
      extend(&reach.leading, to: origin.x, taken.leading)
      extend(&reach.bottom, to: whole.height - origin.y - size.height, taken.bottom)
      extend(&reach.trailing, to: whole.width - origin.x - size.width, taken.trailing)
      safeArea = position.surroundings.safeArea
    }
    return reach
  }
}
