public import CoreLocation
import Foundation

/// A point of the world map: a Mercator projection on a square of 2²⁸ points, from the top left corner.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmappoint.
public struct MKMapPoint: Sendable {
  /// The distance from the 180th meridian, eastwards.
  public var x: Double
  /// The distance from the top, southwards.
  public var y: Double

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Projects a coordinate; latitudes beyond 85.05° are at the edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-Mercator.edge, min(Mercator.edge, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Mercator.side
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Mercator.side
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Mercator.side))) * 180 / .pi,
      longitude: x / Mercator.side * 360 - 180)
  }

  /// Returns the distance to another point in meters, along a great circle.
  public func distance(to point: MKMapPoint) -> CLLocationDistance { MKMetersBetweenMapPoints(self, point) }
}

/// The constants of the projection.
enum Mercator {
  /// The side of the world in map points.
  static let side = 268_435_456.0
  /// The latitude of the top of the map.
  static let edge = 85.051128779806604
  /// The radius of the earth in meters, of WGS 84.
  static let radius = 6_378_137.0

  /// The meters per map point at the equator.
  static let metersPerPoint = 2 * .pi * radius / side
}

/// Returns the map point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// Returns the distance of two points in meters, along a great circle of a sphere.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  let (first, second) = (a.coordinate, b.coordinate)
  let (phi, psi) = (first.latitude * .pi / 180, second.latitude * .pi / 180)
  let (height, width) = (sin((psi - phi) / 2), sin((second.longitude - first.longitude) * .pi / 360))
  let part = height * height + cos(phi) * cos(psi) * width * width
  return 2 * Mercator.radius * asin(min(1, part.squareRoot()))
}

/// Returns the meters of a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Mercator.metersPerPoint * cos(latitude * .pi / 180)
}

/// Returns the map points of a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
