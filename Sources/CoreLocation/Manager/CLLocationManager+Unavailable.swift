extension CLLocationManager {
  /// Whether there is a compass: false.
  public class func headingAvailable() -> Bool { false }
  /// Whether significant changes of the location are reported: false.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a type can be watched: false.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Whether the distance of beacons can be determined: false.
  public class func isRangingAvailable() -> Bool { false }
  /// Whether updates can be deferred: false.
  public class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Does nothing: Linux has no compass.
  ///
  /// ``headingAvailable()`` is false.
  public func startUpdatingHeading() {}
  /// Does nothing.
  public func stopUpdatingHeading() {}
  /// Does nothing.
  public func dismissHeadingCalibrationDisplay() {}

  /// Does nothing: ``significantLocationChangeMonitoringAvailable()`` is false.
  public func startMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  public func stopMonitoringSignificantLocationChanges() {}

  /// Reports `CLError.regionMonitoringDenied` to the delegate, because regions aren't watched on Linux.
  public func startMonitoring(for region: CLRegion) {
    send { $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
  }
  /// Does nothing.
  public func stopMonitoring(for region: CLRegion) {}
  /// Reports the state `unknown` to the delegate.
  public func requestState(for region: CLRegion) {
    send { $1.locationManager($0, didDetermineState: .unknown, for: region) }
  }
}
