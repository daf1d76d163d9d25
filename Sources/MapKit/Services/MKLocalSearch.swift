public import Foundation

/// A search for places, which always fails on Linux with ``MKError/serverFailure``: there is no map server.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mklocalsearch.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A request for places.
  open class Request: NSObject, @unchecked Sendable {
    /// The words of the user; nil for none.
    open var naturalLanguageQuery: String?
    /// The region of the places.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates an empty request.
    public override init() {}
    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// The places that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The region of the places.
    public let boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }

  /// The kinds of results.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Natural features.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The type of the function that gets the result.
  public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Throws ``MKError/serverFailure``: there is no map server on Linux.
  open func start() async throws -> Response { throw MKError(.serverFailure) }

  /// Passes ``MKError/serverFailure`` to a closure on the main queue: there is no map server on Linux.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// Does nothing.
  open func cancel() {}
  /// Whether a search is being made: false.
  open var isSearching: Bool { false }
}

/// Directions between two places, which always fail on Linux with ``MKError/directionsNotFound``: there is no map server.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkdirections.
open class MKDirections: NSObject, @unchecked Sendable {
  /// A request for directions.
  open class Request: NSObject, @unchecked Sendable {
    /// The start; nil if unset.
    open var source: MKMapItem?
    /// The destination; nil if unset.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType: MKDirectionsTransportType = .any
    /// Whether several routes are wanted.
    open var requestsAlternateRoutes = false
    /// The departure; nil is now.
    open var departureDate: Date?

    /// Creates an empty request.
    public override init() {}
  }

  /// The routes that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes.
    public let routes: [MKRoute]

    init(routes: [MKRoute]) { self.routes = routes }
  }

  /// Creates directions.
  public init(request: Request) {}

  /// Throws ``MKError/directionsNotFound``: there is no map server on Linux.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  /// Passes ``MKError/directionsNotFound`` to a closure on the main queue: there is no map server on Linux.
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.directionsNotFound)) }
  }

  /// Does nothing.
  open func cancel() {}
  /// Whether directions are being made: false.
  open var isCalculating: Bool { false }
}

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates means of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// Public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Any.
  public static let any = MKDirectionsTransportType(rawValue: 0xfff_ffff)
}

/// A route between two places; none is ever found on Linux.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The line.
  public let polyline: MKPolyline
  /// The name.
  public let name: String
  /// The length in meters.
  public let distance: Double
  /// The time in seconds.
  public let expectedTravelTime: TimeInterval

  init(polyline: MKPolyline, name: String, distance: Double, expectedTravelTime: TimeInterval) {
    (self.polyline, self.name) = (polyline, name)
    (self.distance, self.expectedTravelTime) = (distance, expectedTravelTime)
  }
}
