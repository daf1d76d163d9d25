public import CoreLocation
public import Foundation

/// A view of a map from above, as an object: a center and the distance of the eye.
///
/// Maps are drawn flat with north up: the pitch and the heading are stored, and have no effect.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmapcamera.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// The point in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance of the eye from the center, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The angle between the view and the vertical, in degrees; has no effect.
  open var pitch: CGFloat = 0
  /// The direction of the top, in degrees clockwise from north; has no effect.
  open var heading: CLLocationDirection = 0
  /// The height of the eye above the ground, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
  }

  /// Creates a camera at 0, 0 without a distance.
  public override init() {}

  /// Creates a camera that looks at a point from a distance in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// Creates a camera that looks at a point from a point at a height in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let ground = MKMetersBetweenMapPoints(MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    self.init(
      lookingAtCenter: centerCoordinate,
      fromDistance: (ground * ground + eyeAltitude * eyeAltitude).squareRoot(),
      pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi), heading: 0)
  }

  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch,
      heading: camera.heading)
  }

  /// The camera as a value.
  var value: MapCamera {
    MapCamera(
      centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading,
      pitch: Double(pitch))
  }
}
