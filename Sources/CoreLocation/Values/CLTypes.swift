/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A speed in meters per second; negative if it isn't known.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed in meters per second; negative if it isn't known.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from north; negative if it isn't known.
public typealias CLLocationDirection = Double
/// The accuracy of a direction in degrees; negative if it isn't known.
public typealias CLLocationDirectionAccuracy = Double
/// The radius of uncertainty in meters; negative if the location isn't valid.
public typealias CLLocationAccuracy = Double

/// The accuracy for turn-by-turn directions.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without the permission for an exact location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000.1
/// No filter: every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No filter: every change of the heading is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
