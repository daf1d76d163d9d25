package import Foundation
package import TrellisGraph
package import TrellisLayout

/// What layout knows of one view: for those who inspect a graph.
///
/// You get one from ``ViewGraph/layoutFacts(of:)``. It is of one moment.
package struct LayoutFacts {
  /// A guide's position in the view, in points from its leading side or its top.
  package struct Guide {
    package var name: String
    package var axis: Axis
    package var position: CGFloat
    /// Whether the view, or one in it, sets it; else the position is the guide's default.
    package var isSet: Bool
  }

  /// What its layout computer is called.
  package var name: String
  /// Where it is in the window, in points.
  package var frame: CGRect
  /// What was proposed to it when it was placed.
  package var proposal: ProposedViewSize
  /// Its guides at that proposal.
  package var guides: [Guide]
  /// How far it could reach beyond its frame, into what was taken at the edges of the views around; leading is the left.
  package var safeArea: EdgeInsets
  /// Of a stack, how it came to where its views stand, and what these are called.
  package var stack: (account: StackAccount, names: [String])?
}

extension ViewGraph {
  /// What layout knows of the view whose layout computer an attribute is; nil where it is none that was noted, or was never placed.
  ///
  /// The guides are asked of a copy: nothing in the graph is evaluated or changed for it, but to bring the display list up to date.
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
      guides: Self.horizontal.map { name, guide in
        LayoutFacts.Guide(
          name: name, axis: .horizontal, position: dimensions[guide],
          isSet: dimensions[explicit: guide] != nil)
      }
        + Self.vertical.map { name, guide in
          LayoutFacts.Guide(
            name: name, axis: .vertical, position: dimensions[guide],
            isSet: dimensions[explicit: guide] != nil)
        }, safeArea: surroundings.safeArea?.reachSeen(of: position, size: view.size) ?? EdgeInsets(),
      stack: computer.stackAccount)
  }

  /// Where the views that are shown are laid out, and what was proposed to them there, by their layout computers.
  ///
  /// Empty where there are more than so many. The window has to be up to date. Linear in the views, and in how deep they nest.
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

  /// The layout computer of the smallest view whose frame a point of the window lies in, of several that of the innermost; nil where
  /// there is none.
  ///
  /// Linear in the views, and in how deep they nest.
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

  private static let horizontal: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  private static let vertical: [(String, VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]
}
