public import CoreLocation
public import Foundation

/// A place with an address, of which only the coordinate and the names are known here.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkplacemark.
open class MKPlacemark: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The name of the place; nil if unknown.
  open var name: String?
  /// The title: the name.
  open var title: String? { name }
  /// A further line: none.
  open var subtitle: String? { nil }

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A point of interest.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmapitem.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The place.
  public let placemark: MKPlacemark
  /// The name; nil if unknown.
  open var name: String?
  /// The telephone number; nil if unknown.
  open var phoneNumber: String?
  /// The web address; nil if unknown.
  open var url: URL?
  /// The time zone; nil if unknown.
  open var timeZone: TimeZone?
  /// Whether this is the user's location.
  public private(set) var isCurrentLocation = false

  /// Creates an item of a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns the item of the user's location, which isn't known: its coordinate is 0, 0.
  public class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.isCurrentLocation = true
    return item
  }
}
