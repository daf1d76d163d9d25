public import Foundation

/// An area with a name.
///
/// Linux doesn't watch regions: `CLLocationManager` reports `CLError.regionMonitoringDenied` for them.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether entering the region is reported.
  open var notifyOnEntry = true
  /// Whether leaving the region is reported.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a region with the same name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  /// The hash value of the name.
  open override var hash: Int { identifier.hashValue }
}

/// A circular area.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is at most the radius away from the center, along the Earth's surface.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic(from: center, to: coordinate).distance <= radius
  }
}

/// The state of the user in relation to a region.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown
  /// Inside.
  case inside
  /// Outside.
  case outside
}
