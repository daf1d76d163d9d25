public import CoreLocation
public import Foundation
public import TrellisUIKit

/// A line or an area of a map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle with the line or the area.
  var boundingMapRect: MKMapRect { get }
}

extension MKPolyline: MKOverlay {
  /// The middle of the line's rectangle.
  public var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKCircle: MKOverlay {
  /// The smallest rectangle with the circle.
  public var boundingMapRect: MKMapRect {
    let (point, reach) = (
      MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    )
    return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// An area around several points.
open class MKPolygon: MKShape, MKOverlay, @unchecked Sendable {
  let mapPoints: [MKMapPoint]

  /// Creates an area around some coordinates.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }

  /// The number of points.
  public var pointCount: Int { mapPoints.count }
  /// The smallest rectangle with all points; null if there is none.
  public var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
  /// The middle of the area's rectangle.
  public var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
  fileprivate var middle: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }
}

/// The drawing of a line or an area, by its colors.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkoverlayrenderer; a class that draws itself isn't called here.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// The line or the area.
  public let overlay: any MKOverlay
  /// The opacity in `0...1`.
  open var alpha: CGFloat = 1

  /// Creates a drawing.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The drawing of a path.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of areas; nil for none.
  open var fillColor: UIColor?
  /// The color of lines; nil for none.
  open var strokeColor: UIColor?
  /// The width of lines in points; 0, as by default, is drawn as 1.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?
}

/// The drawing of a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// Creates the drawing of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates the drawing of a line.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The drawing of an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { overlay as! MKPolygon }
  /// Creates the drawing of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Creates the drawing of an area.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The drawing of a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as! MKCircle }
  /// Creates the drawing of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates the drawing of a circle.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
