package import Foundation
package import TrellisGraph
package import TrellisLayout

/// The layout of one view, for tools that inspect a graph.
///
/// ``ViewGraph/layoutFacts(of:)`` returns one. It is a snapshot.
package struct LayoutFacts {
  /// An alignment guide of the view; its position is in points from the view's leading side or its top.
  package struct Guide {
    package var name: String
    package var axis: Axis
    package var position: CGFloat
    /// Whether the view or a view inside sets the guide; otherwise the position is the guide's default.
    package var isSet: Bool
  }

  /// The name of the layout computer.
  package var name: String
  /// The frame in the window, in points.
  package var frame: CGRect
  /// The proposal with which the view was placed.
  package var proposal: ProposedViewSize
  /// The guides of the view at ``proposal``.
  package var guides: [Guide]
  /// The distances by which the view can extend beyond its frame, into safe area insets of views around it; leading is the left.
  package var safeArea: EdgeInsets
  /// For a stack, an account of how it placed its views, and their names.
  package var stack: (account: StackAccount, names: [String])?
}

extension ViewGraph {
  /// Returns the layout of the view with a layout computer.
  ///
  /// The result is nil if the computer isn't recorded, or if it or the view's position no longer exists. The guides are computed
  /// on a copy. Apart from the update of the display list, nothing in the graph is evaluated or changed.
  package func layoutFacts(of attribute: AnyAttribute) -> LayoutFacts? {
    _ = update()
    guard attribute.exists, isMounted, let place = context.identities?.places[attribute],
      let position = place.position
    else { return nil }
    let view = position.readSize()
    let computer = place.computer.wrappedValue
    let surroundings = position.surroundings
    let dimensions = computer.within(surroundings.containerSize) {
      LayoutTracer(in: graph).dimensions(of: computer, at: view.proposal)
    }
    return LayoutFacts(
      name: computer.name, frame: CGRect(origin: position.originSeen, size: view.size),
      proposal: view.proposal,
      guides: HorizontalAlignment.named.map { guide in
        LayoutFacts.Guide(
          name: guide.key.name, axis: .horizontal, position: dimensions[guide],
          isSet: dimensions[explicit: guide] != nil)
      }
        + VerticalAlignment.named.map { guide in
          LayoutFacts.Guide(
            name: guide.key.name, axis: .vertical, position: dimensions[guide],
            isSet: dimensions[explicit: guide] != nil)
        }, safeArea: surroundings.safeArea?.reachSeen(of: position, size: view.size) ?? EdgeInsets(),
      stack: computer.stackAccount)
  }

  /// Returns the frames and proposals of the shown views, with their layout computers.
  ///
  /// The result is empty if more than `limit` views are recorded. The window has to be up to date. Linear in the number of views
  /// and in their nesting depth.
  package func layoutPlaces(
    atMost limit: Int
  ) -> [(computer: AnyAttribute, frame: CGRect, proposal: ProposedViewSize)] {
    guard isMounted, let places = context.identities?.places, places.count <= limit else { return [] }
    return places.compactMap { attribute, place in
      guard attribute.exists, let position = place.position, position.surroundings.presence?.isShown != false
      else { return nil }
      let view = position.readSize()
      return (attribute, CGRect(origin: position.originSeen, size: view.size), view.proposal)
    }
  }

  /// Returns the guides of a shown view that its containers used in the last layout, and the account of a stack.
  ///
  /// Guides at their default positions aren't included. The result is nil if the computer isn't recorded. The window has to be up to
  /// date. Nothing is evaluated or changed.
  package func layoutRecord(
    of attribute: AnyAttribute
  ) -> (guides: [LayoutFacts.Guide], stack: (account: StackAccount, names: [String])?)? {
    guard attribute.exists, isMounted, let place = context.identities?.places[attribute],
      let position = place.position
    else { return nil }
    let computer = place.computer.wrappedValue
    let guides = computer.requestedGuides(at: position.readSize().proposal)
    return (
      guides.map {
        LayoutFacts.Guide(name: $0.key.name, axis: $0.key.axis, position: $0.position, isSet: true)
      }, computer.stackAccount
    )
  }

  /// Returns the layout computer of the smallest view whose frame contains a point of the window.
  ///
  /// The innermost of several views with the same area counts. The result is nil if no view contains the point. Linear in the
  /// number of views and in their nesting depth.
  package func layoutComputer(at point: CGPoint) -> AnyAttribute? {
    _ = update()
    guard isMounted, let places = context.identities?.places else { return nil }
    var found: (attribute: AnyAttribute, area: CGFloat, depth: Int)?
    for (attribute, place) in places where attribute.exists {
      guard let position = place.position, position.surroundings.presence?.isShown != false else { continue }
      let frame = CGRect(origin: position.originSeen, size: position.readSize().size)
      guard frame.contains(point) else { continue }
      let area = frame.width * frame.height
      if let found, area > found.area { continue }
      let depth = position.depth
      if let found, area == found.area, depth <= found.depth { continue }
      found = (attribute, area, depth)
    }
    return found?.attribute
  }
}
