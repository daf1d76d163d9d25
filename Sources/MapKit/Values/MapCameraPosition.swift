import CoreLocation
import Foundation

/// The position of a map's camera: a region, a rectangle, a camera, an item, or one that the map finds itself.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapcameraposition.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case userLocation(followsHeading: Bool)
    /// The position that the user chose.
    case user(MapCamera)
  }

  let kind: Kind
  /// The position in place of the user's; nil for other kinds.
  private var fallback: [MapCameraPosition] = []
  /// Whether the map may tilt the camera, which it never does.
  public private(set) var allowsAutomaticPitch = false

  init(_ kind: Kind) { self.kind = kind }

  /// The position that shows all of a map's content, or else the world.
  public static let automatic = MapCameraPosition(.automatic)

  /// Creates a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }
  /// Creates a position that shows a rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
  /// Creates a position of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

  /// Creates a position that shows an item.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    var position = MapCameraPosition(.item(item))
    position.allowsAutomaticPitch = allowsAutomaticPitch
    return position
  }

  /// Creates a position at the user's location; since it isn't known, the map shows the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  {
    var position = MapCameraPosition(.userLocation(followsHeading: followsHeading))
    position.fallback = [fallback]
    return position
  }

  /// The region; nil for another kind.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle; nil for another kind.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera; nil for another kind.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The item; nil for another kind.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  /// The position in place of the user's; nil for another kind.
  public var fallbackPosition: MapCameraPosition? { fallback.first }
  /// Whether this is the user's location.
  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
  /// Whether this is the user's location, with the direction of the device at the top.
  public var followsUserHeading: Bool { if case .userLocation(true) = kind { true } else { false } }
  /// Whether the user moved the map.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }

  /// Returns whether both are the same position.
  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    switch (first.kind, second.kind) {
    case (.automatic, .automatic): true
    case (.region(let first), .region(let second)): numbers(first) == numbers(second)
    case (.rect(let first), .rect(let second)): numbers(first) == numbers(second)
    case (.camera(let first), .camera(let second)), (.user(let first), .user(let second)): first == second
    case (.item(let first), .item(let second)): first === second
    case (.userLocation(let one), .userLocation(let other)): one == other && first.fallback == second.fallback
    default: false
    }
  }

  private static func numbers(_ region: MKCoordinateRegion) -> [Double] {
    [region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta]
  }

  private static func numbers(_ rect: MKMapRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }
}
