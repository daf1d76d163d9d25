public import CoreLocation
public import Foundation
public import Trellis

/// A place on a map of iOS 14: a ``MapMarker``, ``MapPin`` or ``MapAnnotation``.
@MainActor public protocol MapAnnotationProtocol {
  /// The content of the map.
  var _content: AnyMapContent { get }
}

/// Content of any type.
public nonisolated struct AnyMapContent: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  let content: any MapContent

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    collectMapContent(content, path, style, into: &pieces)
  }
}

/// A balloon at a coordinate.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapmarker.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a balloon with a color; nil is the default.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// The content of the map.
  public var _content: AnyMapContent {
    AnyMapContent(content: Marker("", coordinate: coordinate).tint(tint ?? .red))
  }
}

/// A pin at a coordinate, drawn as a ``MapMarker``.
public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  /// Creates a pin with a color; nil is the default.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }

  /// The content of the map.
  public var _content: AnyMapContent { marker._content }
}

/// A view at a coordinate.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapannotation.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// Creates a view; `anchorPoint` is the point that is at the coordinate, in parts of the view's size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content())
  }

  /// The content of the map.
  public var _content: AnyMapContent {
    let anchor = UnitPoint(x: anchor.x, y: anchor.y)
    return AnyMapContent(
      content: Annotation("", coordinate: coordinate, anchor: anchor) { content }.annotationTitles(.hidden))
  }
}

/// Whether a map follows the user's location, which isn't known on Linux.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map stays.
  case none
  /// The map follows.
  case follow
}
