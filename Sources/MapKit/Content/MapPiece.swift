import CoreLocation
import Foundation
import Trellis

/// The style of content, as its modifiers set it.
struct MapContentStyle {
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var titles = Visibility.automatic
}

/// A piece of a map's content.
struct MapPiece: Identifiable {
  enum Kind {
    /// A view whose anchor is at a coordinate, with a title below; nil for none.
    case view(AnyView, CLLocationCoordinate2D, anchor: UnitPoint, title: AnyView?)
    /// A balloon with an icon, and a title below.
    case marker(icon: AnyView, CLLocationCoordinate2D, title: AnyView)
    /// A line or an area through some points.
    case shape([MKMapPoint], isClosed: Bool)
    /// A circle with a radius in meters.
    case circle(CLLocationCoordinate2D, radius: Double)
  }

  let id: [AnyHashable]
  let kind: Kind
  let style: MapContentStyle

  init(_ id: [AnyHashable], _ kind: Kind, _ style: MapContentStyle) {
    (self.id, self.kind, self.style) = (id, kind, style)
  }

  var isShape: Bool {
    switch kind {
    case .shape, .circle: true
    case .view, .marker: false
    }
  }

  /// The smallest rectangle of the map with the piece; null for a line without points.
  var rect: MKMapRect {
    switch kind {
    case .view(_, let coordinate, _, _), .marker(_, let coordinate, _):
      return MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize())
    case .shape(let points, _): return MKMapRect(around: points)
    case .circle(let center, let radius):
      let (point, reach) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
      return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    }
  }
}
