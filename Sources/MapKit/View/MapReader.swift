public import CoreLocation
public import Foundation
public import Trellis

/// The connection of a map to the reader around it.
@MainActor final class MapReaderLink {
  private(set) var viewport: MapViewport?
  private var geometry: GeometryProxy?

  nonisolated init() {}

  func update(_ viewport: MapViewport, _ geometry: GeometryProxy) {
    (self.viewport, self.geometry) = (viewport, geometry)
  }

  /// Returns the origin of the map in a space; zero for the local one.
  func origin(in space: some CoordinateSpaceProtocol) -> CGPoint {
    if case .local = space.coordinateSpace { return .zero }
    return geometry?.frame(in: space).origin ?? .zero
  }
}

extension EnvironmentValues {
  private enum MapReaderLinkKey: EnvironmentKey {
    static var defaultValue: MapReaderLink? { nil }
  }

  var mapReaderLink: MapReaderLink? {
    get { self[MapReaderLinkKey.self] }
    set { self[MapReaderLinkKey.self] = newValue }
  }
}

/// Conversions between the coordinates of a map and positions in views.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapproxy.
@MainActor public struct MapProxy {
  let link: MapReaderLink

  /// Returns the coordinate at a position; nil if the reader contains no map.
  ///
  /// The local space is that of the map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    let origin = link.origin(in: space)
    return link.viewport?.point(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
  }

  /// Returns the position of a coordinate; nil if the reader contains no map.
  ///
  /// The local space is that of the map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    let origin = link.origin(in: space)
    guard let position = link.viewport?.position(of: coordinate) else { return nil }
    return CGPoint(x: position.x + origin.x, y: position.y + origin.y)
  }

  /// Returns the camera that shows a region in the map's size; nil if the reader contains no map.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.rect) }

  /// Returns the camera that shows a rectangle in the map's size; nil if the reader contains no map.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    link.viewport.map { MapViewport(showing: rect, in: $0.size).camera }
  }
}

/// A view that contains a map, and whose content converts coordinates.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapreader.
public nonisolated struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var link = MapReaderLink()

  /// Creates a view with the content that a closure returns.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content.
  @MainActor public var body: some View {
    content(MapProxy(link: link)).environment(\.mapReaderLink, link)
  }
}
