public import Foundation

/// The receiver of a manager's events, on the main queue. All methods are optional.
///
/// Source: documented, developer.apple.com/documentation/corelocation/cllocationmanagerdelegate.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called once after a manager got the delegate, and whenever its permission changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called after the permission changed.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with new locations, the oldest first; there is at least one.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called if no location could be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Never called: Linux has no compass.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Never called: Linux has no compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Never called: regions aren't watched.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Never called: regions aren't watched.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Never called: regions aren't watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called with `CLError.regionMonitoringDenied` for every region.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Never called: regions aren't watched.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Never called: updates aren't paused.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Never called: updates aren't paused.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
