public import Foundation

/// The kind of a map: none of its settings has an effect, because tiles look as their server draws them.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmapconfiguration.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// The shape of the ground.
  public enum ElevationStyle: Int, Sendable {
    /// Flat.
    case flat
    /// The true shape.
    case realistic
  }

  /// The shape of the ground.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// The map of streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// The strength of colors.
  public enum EmphasisStyle: Int, Sendable {
    /// The usual colors.
    case `default`
    /// Muted colors.
    case muted
  }

  /// The strength of colors.
  open var emphasisStyle: EmphasisStyle
  /// The kinds of places; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false

  /// Creates a configuration.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
}

/// The map of pictures with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// The kinds of places; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false

  /// Creates a configuration.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// The map of pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Creates a configuration.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// The kind of a map by its older name; has no effect.
public enum MKMapType: UInt, Sendable {
  /// Streets; pictures; both; with the shape of the ground; muted.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user's location, which it doesn't here.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map stays; it follows the location; it follows the location and the direction.
  case none, follow, followWithHeading
}

/// The visibility of a control of a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides; hidden; visible.
  case adaptive, hidden, visible
}
