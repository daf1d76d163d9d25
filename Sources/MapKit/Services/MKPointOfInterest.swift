public import Foundation

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The documented name.
  public let rawValue: String
  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// Airports.
  public static let airport = Self("Airport")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Cafés.
  public static let cafe = Self("Cafe")
  /// Filling stations.
  public static let gasStation = Self("GasStation")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Museums.
  public static let museum = Self("Museum")
  /// Parks.
  public static let park = Self("Park")
  /// Parking.
  public static let parking = Self("Parking")
  /// Public transport.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Schools.
  public static let school = Self("School")
  /// Shops.
  public static let store = Self("Store")
}

/// A choice of kinds of places.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// Creates a choice of some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }

  /// Creates a choice of all other kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kinds.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether a kind is chosen.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  /// Whether a kind isn't chosen.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The kinds of places that a style shows.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
  /// All others.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
}
