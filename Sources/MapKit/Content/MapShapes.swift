public import CoreLocation
import Foundation
import Trellis

/// A line through some points.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mappolyline.
public nonisolated struct MapPolyline: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  private let points: [MKMapPoint]

  /// The way between two points.
  public enum ContourStyle: Sendable {
    /// A straight line on the map.
    case straight
    /// The shortest way on the earth, which is drawn in 64 steps.
    case geodesic
  }

  /// Creates a line through some points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    guard contourStyle == .geodesic else {
      self.points = points
      return
    }
    let ways = zip(points, points.dropFirst()).flatMap { GreatCircle.points(from: $0, to: $1, steps: 64) }
    self.points = points.prefix(1) + ways
  }

  /// Creates a line through some coordinates.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }

  /// Creates the line of an object.
  public init(_ polyline: MKPolyline) { points = polyline.mapPoints }

  /// Creates the line of a route.
  public init(_ route: MKRoute) { points = route.polyline.mapPoints }

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    pieces.append(MapPiece(path, .shape(points, isClosed: false), style))
  }
}

/// An area around some points.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mappolygon.
public nonisolated struct MapPolygon: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  private let points: [MKMapPoint]

  /// Creates an area around some points.
  public init(points: [MKMapPoint]) { self.points = points }

  /// Creates an area around some coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) { points = coordinates.map { MKMapPoint($0) } }

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    pieces.append(MapPiece(path, .shape(points, isClosed: true), style))
  }
}

/// A circle around a coordinate.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapcircle.
public nonisolated struct MapCircle: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }

  /// Creates the circle of an object.
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    pieces.append(MapPiece(path, .circle(center, radius: radius), style))
  }
}

/// The shortest ways on a sphere.
enum GreatCircle {
  /// Returns points on the way between two points, with the last one and without the first.
  static func points(from start: MKMapPoint, to end: MKMapPoint, steps: Int) -> [MKMapPoint] {
    func vector(_ point: MKMapPoint) -> [Double] {
      let coordinate = point.coordinate
      let (phi, lambda) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
      return [cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)]
    }
    let (a, b) = (vector(start), vector(end))
    let angle = acos(max(-1, min(1, zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })))
    guard angle > 1e-9, angle < .pi - 1e-9 else { return [end] }
    var points: [MKMapPoint] = []
    for step in 1..<steps {
      let part = Double(step) / Double(steps)
      let (p, q) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
      let v = zip(a, b).map { $0 * p + $1 * q }
      var point = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: asin(max(-1, min(1, v[2]))) * 180 / .pi, longitude: atan2(v[1], v[0]) * 180 / .pi))
      // The way goes on across the 180th meridian.
      let last = points.last ?? start
      point.x -= ((point.x - last.x) / Mercator.side).rounded() * Mercator.side
      points.append(point)
    }
    var last = end
    last.x -= ((end.x - (points.last ?? start).x) / Mercator.side).rounded() * Mercator.side
    return points + [last]
  }
}
