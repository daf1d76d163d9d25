import Foundation
import TrellisGraph
import TrellisLayout

/// Where a view is in the tree: its geometry, and the place of the container that this is relative to.
///
/// Nobody depends on the geometries of the containers around it but who asks for a position in their space.
@MainActor
final class GeometryPlace {
  private let geometry: Attribute<Placement>
  private let container: GeometryPlace?
  /// The names by which views in it know the view's coordinate space.
  private var names: [Attribute<AnyHashable>] = []

  init(_ geometry: Attribute<Placement>, in container: GeometryPlace?) {
    self.geometry = geometry
    self.container = container
  }

  /// Gives the view's coordinate space a name.
  func addName(_ name: Attribute<AnyHashable>) {
    names.append(name)
  }

  /// Where the view's origin is in the space of the innermost view around it that has a name, and in the window's where none
  /// has or no name is given; reading it in a rule makes the rule depend on all geometries between.
  func origin(inSpaceNamed name: AnyHashable?) -> CGPoint {
    var origin = CGPoint.zero
    var place: GeometryPlace? = self
    while let here = place, name == nil || !here.names.contains(where: { $0.wrappedValue == name }) {
      let frame = here.geometry.wrappedValue.frame
      origin.x += frame.minX
      origin.y += frame.minY
      place = here.container
    }
    return origin
  }
}

extension ViewContext {
  /// Builds a view at a place.
  func at<Result>(_ place: GeometryPlace, _ body: () -> Result) -> Result {
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    return body()
  }
}
