public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The location.
  open var location: CLLocation? { nil }
  /// The area.
  open var region: CLRegion? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// The place's name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country's code of ISO 3166.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The lake, river or other water.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The sights.
  open var areasOfInterest: [String]? { nil }

  override init() {}

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {}

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
