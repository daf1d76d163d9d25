/// The app's permission to get the user's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user wasn't asked yet.
  case notDetermined
  /// Location services are restricted. Linux never restricts them.
  case restricted
  /// The user or the desktop denied access, or GeoClue isn't there.
  case denied
  /// The app may get the location at any time.
  case authorizedAlways
  /// The app may get the location while it is used.
  case authorizedWhenInUse

  /// The app may get the location.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy that the app is allowed.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The best that there is.
  case fullAccuracy
  /// Some kilometers.
  case reducedAccuracy
}

/// The activity of the user, by which locations are chosen on Apple's systems.
///
/// It has no effect on Linux.
public enum CLActivityType: Int, Sendable {
  /// Any activity.
  case other = 1
  /// Driving a car.
  case automotiveNavigation
  /// Walking, running, cycling.
  case fitness
  /// Trains, ships, other vehicles.
  case otherNavigation
  /// Flying.
  case airborne
}
