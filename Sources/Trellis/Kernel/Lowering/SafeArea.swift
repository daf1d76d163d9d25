import Foundation
import TrellisGraph
import TrellisLayout

/// A view in whose room something was taken at the edges: what is in it can reach beyond what is left.
@MainActor
final class SafeArea {
  /// The view, which holds what is around the views in it, and so this; they hold it as long as there are any who ask.
  private weak var position: ViewPosition?
  /// What was taken at each edge.
  private let insets: Attribute<EdgeInsets>
  private let direction: Attribute<LayoutDirection>

  init(of position: ViewPosition, insets: Attribute<EdgeInsets>, direction: Attribute<LayoutDirection>) {
    self.position = position
    self.insets = insets
    self.direction = direction
  }

  /// How far a view of a size can reach beyond its frame.
  ///
  /// That is to the edges of this view where its frame reaches the end of what is left, and so on outwards. Leading is the
  /// left here, whatever the direction. Reading it in a rule makes the rule depend on the geometries between.
  func reach(of view: ViewPosition, size: CGSize) -> EdgeInsets {
    reach(size: size, whole: { $0.size }, origin: { view.origin(in: $0) })
  }

  /// The same as it was updated last: nobody depends on what is looked at.
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
        // Sums of lengths may be off by a little.
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
