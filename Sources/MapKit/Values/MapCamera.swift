public import CoreLocation
public import Foundation

/// A view from above: a center and the distance of the eye.
///
/// Maps are drawn flat with north up: the heading and the pitch are stored, and have no effect.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapcamera.
public struct MapCamera: Equatable, Sendable {
  /// The point in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the eye from the center in meters.
  public var distance: Double
  /// The direction of the top, in degrees clockwise from north; has no effect.
  public var heading: CLLocationDirection
  /// The angle between the view and the vertical in degrees; has no effect.
  public var pitch: CGFloat

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, CGFloat(pitch))
  }

  /// Returns whether all parts are equal.
  public static func == (first: MapCamera, second: MapCamera) -> Bool {
    first.centerCoordinate.latitude == second.centerCoordinate.latitude
      && first.centerCoordinate.longitude == second.centerCoordinate.longitude
      && first.distance == second.distance && first.heading == second.heading && first.pitch == second.pitch
  }

  /// The height of a picture at a distance of 1: an angle of 30 degrees.
  ///
  /// Source: ours.
  static let heightAtOne = 2 * tan(15 * Double.pi / 180)
}

/// The limits of a map's camera.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapcamerabounds.
public struct MapCameraBounds: Sendable {
  let center: MKMapRect?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Creates limits of the center and of the distance in meters; nil doesn't limit.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.rect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// Creates limits of the center and of the distance in meters; nil doesn't limit.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    center = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }

  /// Creates limits of the distance in meters; nil doesn't limit.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    center = nil
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
}

/// The ways in which the user can move a map.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates modes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Dragging.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Pinching.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting, which doesn't exist here.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turning, which doesn't exist here.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
