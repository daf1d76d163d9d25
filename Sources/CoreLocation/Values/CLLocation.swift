public import Foundation

/// A position on the Earth, with its accuracy and time.
///
/// Two objects are equal only if they are the same. Source: documented, developer.apple.com/documentation/corelocation/cllocation.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// The height above sea level in meters.
  public let altitude: CLLocationDistance
  /// The height above the ellipsoid in meters.
  ///
  /// Linux doesn't know the height of the sea level above it, and returns ``altitude``.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The radius of uncertainty in meters; negative if the position isn't valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height in meters; zero or negative if the height isn't valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees, clockwise from north; negative if it isn't known.
  public let course: CLLocationDirection
  /// The uncertainty of the course in degrees; negative if it isn't known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in meters per second; negative if it isn't known.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed in meters per second; negative if it isn't known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the measurement.
  public let timestamp: Date
  /// The floor of a building: nil, because no source on Linux knows it.
  public var floor: CLFloor? { nil }
  /// Whether software or an accessory made the location: nil, because no source on Linux says so.
  public var sourceInformation: CLLocationSourceInformation? { nil }

  /// Creates the location at latitude and longitude zero.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }
  /// Creates the location of a coordinate, now, without a height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without a course or speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a course and speed of unknown accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
  }

  /// Returns the length in meters of the shortest line along the Earth's surface to another location; heights don't matter.
  ///
  /// Apple documents a line that follows the curvature of the Earth, without a formula. Ours: the geodesic of the ellipsoid WGS 84.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic(from: location.coordinate, to: coordinate).distance
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Coordinates, accuracies, speed, course and time, as text.
  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
      coordinate.longitude,
      horizontalAccuracy, speed, course) + timestamp.description
  }

  /// Whether objects can be decoded safely: true.
  public static var supportsSecureCoding: Bool { true }

  /// Encodes all values.
  open func encode(with coder: NSCoder) {
    let values = [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
      courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, value) in zip(CLLocation.keys, values) { coder.encode(value, forKey: key) }
  }

  /// Decodes a location.
  public required convenience init?(coder: NSCoder) {
    let values = CLLocation.keys.map { coder.decodeDouble(forKey: $0) }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
      horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5],
      courseAccuracy: values[6],
      speed: values[7], speedAccuracy: values[8], timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
  }

  private static let keys = [
    "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
    "speed",
    "speedAccuracy", "timestamp",
  ]
}

/// The floor of a building.
public final class CLFloor: NSObject, Sendable {
  /// The floor's number; 0 is the ground floor.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// The kind of source of a location.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software on this device simulated the location.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory made the location.
  public let isProducedByAccessory: Bool

  /// Creates information about a source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
