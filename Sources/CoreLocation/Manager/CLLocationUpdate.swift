/// An event of a sequence of locations, from GeoClue.
///
/// Source: documented, developer.apple.com/documentation/corelocation/cllocationupdate.
public struct CLLocationUpdate: Sendable {
  /// The location; nil if there is none.
  public let location: CLLocation?
  /// Whether the user or the desktop denied access, or GeoClue isn't there.
  public let authorizationDenied: Bool
  /// Whether location services are off for all apps: false.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the system restricts access: false.
  public var authorizationRestricted: Bool { false }
  /// Whether the device doesn't move: false, because GeoClue doesn't say so.
  public var stationary: Bool { false }
  /// Whether the device doesn't move: false, because GeoClue doesn't say so.
  public var isStationary: Bool { false }
  /// Whether no location could be determined.
  public var locationUnavailable: Bool { false }
  /// Whether the accuracy is limited: false.
  public var accuracyLimited: Bool { false }

  /// The user's activity, which has no effect on Linux.
  public enum LiveConfiguration: Sendable {
    /// The default.
    case `default`
    /// Driving a car.
    case automotiveNavigation
    /// Trains, ships, other vehicles.
    case otherNavigation
    /// Walking, running, cycling.
    case fitness
    /// Flying.
    case airborne
  }

  /// Returns locations until the loop over them ends.
  ///
  /// Updates start with the loop.
  ///
  /// Without a permission, or without GeoClue, the only element has ``authorizationDenied``, and the sequence goes on without further ones.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(makeSource: { GeoClue() })
  }

  /// A sequence of locations.
  public struct Updates: AsyncSequence, Sendable {
    /// An element of the sequence.
    public typealias Element = CLLocationUpdate
    let makeSource: @Sendable () -> GeoClue

    /// Starts updates.
    public func makeAsyncIterator() -> Iterator {
      let source = makeSource()
      let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
      source.start(accuracy: kCLLocationAccuracyBest, distance: kCLDistanceFilterNone) { event in
        switch event {
        case .started: break
        case .location(let location):
          continuation.yield(CLLocationUpdate(location: location, authorizationDenied: false))
        case .denied, .unavailable:
          continuation.yield(CLLocationUpdate(location: nil, authorizationDenied: true))
        }
      }
      continuation.onTermination = { _ in source.stop() }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// The loop's position.
    ///
    /// Updates end with it.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<CLLocationUpdate>.Iterator

      /// Waits for the next event.
      ///
      /// Returns nil if the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }
  }
}
