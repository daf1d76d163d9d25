public import Foundation

/// The user's location, from GeoClue, the location service of Linux desktops.
///
/// Without GeoClue, the permission becomes `denied` as soon as it or a location is requested, and the delegate gets `CLError.denied`, as on
/// a Mac whose location services are switched off. Headings, regions and beacons don't exist on Linux.
///
/// Events are sent on the main queue. Source: documented, developer.apple.com/documentation/corelocation/cllocationmanager.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let source: GeoClue
  let queue: DispatchQueue
  /// Guards the properties below.
  private let lock = NSLock()
  private weak var receiver: (any CLLocationManagerDelegate)?
  private var status = CLAuthorizationStatus.notDetermined
  private var last: CLLocation?
  private var mode = Mode.idle

  /// The locations that are reported.
  private enum Mode { case idle, one, all }

  /// Creates a manager.
  public convenience override init() { self.init(source: GeoClue(), queue: .main) }

  init(source: GeoClue, queue: DispatchQueue) {
    (self.source, self.queue) = (source, queue)
    super.init()
  }

  deinit { source.stop() }

  /// The receiver of events.
  ///
  /// A new one is called once with the permission.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { lock.withLock { receiver } }
    set {
      lock.withLock { receiver = newValue }
      if newValue != nil { send { $1.locationManagerDidChangeAuthorization($0) } }
    }
  }

  /// The last location; nil before the first one.
  open var location: CLLocation? { lock.withLock { last } }
  /// The accuracy in meters.
  ///
  /// GeoClue distinguishes exact positions, streets, neighborhoods and cities.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The least movement in meters that is reported.
  open var distanceFilter = kCLDistanceFilterNone
  /// The user's activity, without effect.
  open var activityType = CLActivityType.other
  /// Whether updates may be paused, without effect.
  open var pausesLocationUpdatesAutomatically = false
  /// Whether updates go on in the background, without effect: they always do.
  open var allowsBackgroundLocationUpdates = false
  /// Whether updates in the background are shown, without effect.
  open var showsBackgroundLocationIndicator = false
  /// The least change of the heading that is reported, without effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The device's orientation, without effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The last heading: nil.
  open var heading: CLHeading? { nil }
  /// The watched regions: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The largest radius of a region in meters: -1, because regions aren't watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  // MARK: Permission

  /// The permission.
  ///
  /// It is `notDetermined` until the app requests it or a location.
  open var authorizationStatus: CLAuthorizationStatus { lock.withLock { status } }
  /// The accuracy that the app is allowed: full.
  ///
  /// GeoClue itself may report less.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether GeoClue runs on the system's bus, or can be started.
  ///
  /// Waits for the bus.
  open class func locationServicesEnabled() -> Bool { GeoClue.exists() }

  /// Asks for the permission.
  ///
  /// The desktop decides, and may ask the user.
  open func requestWhenInUseAuthorization() {
    let isNeeded = lock.withLock { status == .notDetermined && mode == .idle }
    if isNeeded { start(.idle) }
  }

  /// Asks for the permission, which is that of ``requestWhenInUseAuthorization()``.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Calls the handler without an error, because the accuracy isn't reduced.
  @preconcurrency
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    queue.async { completion?(nil) }
  }

  // MARK: Locations

  /// Starts updates.
  ///
  /// Without a permission, it is asked for.
  open func startUpdatingLocation() { start(.all) }

  /// Ends updates.
  open func stopUpdatingLocation() {
    lock.withLock { mode = .idle }
    source.stop()
  }

  /// Requests one location.
  open func requestLocation() { start(.one) }

  private func start(_ mode: Mode) {
    lock.withLock { self.mode = mode }
    source.start(accuracy: desiredAccuracy, distance: distanceFilter) { [weak self] in self?.handle($0) }
  }

  private func handle(_ event: GeoClue.Event) {
    let mode = lock.withLock { self.mode }
    switch event {
    case .started:
      change(to: .authorizedWhenInUse)
      if mode == .idle { source.stop() }
    case .denied, .unavailable:
      change(to: .denied)
      if mode != .idle { send { $1.locationManager($0, didFailWithError: CLError(.denied)) } }
    case .location(let location):
      guard mode != .idle else { return }
      lock.withLock { last = location }
      if mode == .one { stopUpdatingLocation() }
      send { $1.locationManager($0, didUpdateLocations: [location]) }
    }
  }

  private func change(to new: CLAuthorizationStatus) {
    let isChanged = lock.withLock {
      defer { status = new }
      return status != new
    }
    guard isChanged else { return }
    send {
      $1.locationManagerDidChangeAuthorization($0)
      $1.locationManager($0, didChangeAuthorization: new)
    }
  }

  func send(_ event: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    queue.async { [self] in delegate.map { event(self, $0) } }
  }
}
