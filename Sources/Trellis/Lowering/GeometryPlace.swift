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
  /// Which of its container's children it is now.
  let ordinal: () -> Int
  /// The names by which views in it know the view's coordinate space.
  private var names: [Attribute<AnyHashable>] = []
  /// The safe area around the view; nil where nothing is taken at any edge.
  let safeArea: SafeArea?
  /// The safe area in the view; nil where it is the one around it.
  var contentSafeArea: SafeArea?

  /// The size of the container around the view: of the window, or of a scroll view.
  let containerSize: Attribute<CGSize>
  /// The size of the container around what is in the view; nil where it is the one around it.
  var contentContainerSize: Attribute<CGSize>?

  /// The size of the window.
  let windowSize: Attribute<CGSize>
  /// What the view is seen through: the innermost scroll view around it; nil where there is none.
  let port: ScrollPort?
  /// What is in the view is seen through this; nil where that is what the view itself is seen through.
  var contentPort: ScrollPort?
  /// Whether the view is one that a lazy container shows now; nil where there is no such container around it.
  let presence: Presence?

  /// Creates the place of the view in a window of a size.
  init(_ geometry: Attribute<Placement>, inWindowOf size: Attribute<CGSize>) {
    self.geometry = geometry
    container = nil
    ordinal = { 0 }
    safeArea = nil
    containerSize = size
    windowSize = size
    port = nil
    presence = nil
  }

  /// Creates the place of a view in a container; one of a lazy container has a presence of its own.
  init(
    _ geometry: Attribute<Placement>, in container: GeometryPlace, presence: Presence? = nil,
    ordinal: @escaping () -> Int = { 0 }
  ) {
    self.geometry = geometry
    self.container = container
    self.ordinal = ordinal
    containerSize = container.contentContainerSize ?? container.containerSize
    safeArea = container.contentSafeArea ?? container.safeArea
    windowSize = container.windowSize
    port = container.contentPort ?? container.port
    self.presence = presence ?? container.presence
  }

  /// Where the view is in the tree, as it was updated last: which child of the root's container it lies in, which of that
  /// one's, and so on.
  ///
  /// Nobody depends on what is looked at.
  var position: [Int] {
    var position: [Int] = []
    var place: GeometryPlace? = self
    while let here = place {
      position.append(here.ordinal())
      place = here.container
    }
    return position.reversed()
  }

  /// The view's size.
  var size: CGSize { geometry.wrappedValue.frame.size }

  /// Gives the view's coordinate space a name.
  func addName(_ name: Attribute<AnyHashable>) {
    names.append(name)
  }

  /// Where the view's origin is in the space of the innermost view around it that has a name, and in the window's where none
  /// has or no name is given; reading it in a rule makes the rule depend on all geometries between.
  func origin(inSpaceNamed name: AnyHashable?) -> CGPoint {
    origin { place in name != nil && place.names.contains { $0.wrappedValue == name } }
  }

  /// Where the view's origin is in the space of a view around it.
  func origin(in other: GeometryPlace) -> CGPoint {
    origin { $0 === other }
  }

  private func origin(upTo isEnd: (GeometryPlace) -> Bool) -> CGPoint {
    var origin = CGPoint.zero
    var place: GeometryPlace? = self
    while let here = place, !isEnd(here) {
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
  func at<Result>(_ place: GeometryPlace?, _ body: () -> Result) -> Result {
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    return body()
  }
}
