public import CoreLocation
public import Foundation

/// An object with a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil if there is none.
  var title: String? { get }
  /// A further line; nil if there is none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No further line.
  public var subtitle: String? { nil }
}

/// An object with a title.
open class MKShape: NSObject, @unchecked Sendable {
  /// The title; nil if there is none.
  open var title: String?
  /// A further line; nil if there is none.
  open var subtitle: String?

  /// Creates an object without a title.
  public override init() {}
}

/// A point with a title.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()

  /// Creates a point at 0, 0.
  public override init() {}
}

/// A line of several points.
open class MKPolyline: MKShape, @unchecked Sendable {
  let mapPoints: [MKMapPoint]

  /// Creates a line of some coordinates.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }

  /// The number of points.
  public var pointCount: Int { mapPoints.count }

  /// The smallest rectangle with all points; null if there is none.
  public var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
}

/// A circle around a coordinate.
open class MKCircle: MKShape, @unchecked Sendable {
  /// The center.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

extension MKMapRect {
  /// Creates the smallest rectangle with some points; null if there are none.
  init(around points: some Sequence<MKMapPoint>) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
