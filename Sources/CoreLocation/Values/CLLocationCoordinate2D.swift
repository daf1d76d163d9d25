/// A position on the Earth by latitude and longitude in degrees, in the system WGS 84.
///
/// Source: documented, developer.apple.com/documentation/corelocation/cllocationcoordinate2d. As Apple's, it isn't `Equatable`.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, positive north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude, positive east of the meridian of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate at latitude and longitude 0.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that isn't valid: latitude and longitude are -180.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a latitude is within -90…90 and a longitude within -180…180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
