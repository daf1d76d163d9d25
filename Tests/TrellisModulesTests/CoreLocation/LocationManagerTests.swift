import Foundation
import Testing

@testable import CoreLocation

@Suite(
  .enabled(if: PrivateBus.isAvailable, "dbus-daemon and python3-gi aren't installed"), .timeLimit(.minutes(5))
)
struct LocationManagerTests {
  /// Passes on the events as texts.
  private final class Receiver: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private let (stream, sender) = AsyncStream.makeStream(of: String.self)

    func events() -> AsyncStream<String>.Iterator { stream.makeAsyncIterator() }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      sender.yield("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      sender.yield(locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }.joined())
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      sender.yield("\(error)")
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      sender.yield("region \((error as? CLError)?.code == .regionMonitoringDenied)")
    }
  }

  private func manager(_ address: String, _ receiver: Receiver) -> CLLocationManager {
    let manager = CLLocationManager(source: GeoClue(address: address), queue: DispatchQueue(label: "test"))
    manager.delegate = receiver
    return manager
  }

  @Test func `locations are reported until updates end`() async throws {
    let bus = try PrivateBus(service: PrivateBus.geoClue)
    defer { bus.stop() }
    let receiver = Receiver()
    var events = receiver.events()
    let manager = manager(bus.address, receiver)
    #expect(await events.next() == "status 0")
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.distanceFilter = 30
    manager.startUpdatingLocation()
    #expect(bus.heard() == "start 6 30 True")
    #expect(await events.next() == "status 4")
    try bus.order("move 52.5 13.25")
    #expect(await events.next() == "52.5 13.25")
    let location = try #require(manager.location)
    #expect(location.horizontalAccuracy == 25 && location.speed == 1.5 && location.course == -1)
    #expect(location.verticalAccuracy == -1 && location.timestamp == Date(timeIntervalSince1970: 1000.5))
    try bus.order("move 52.5 13.5")
    #expect(await events.next() == "52.5 13.5")
    manager.stopUpdatingLocation()
    #expect(bus.heard() == "stop")
  }

  @Test func `one location is requested, or only the permission`() async throws {
    let bus = try PrivateBus(service: PrivateBus.geoClue)
    defer { bus.stop() }
    let receiver = Receiver()
    var events = receiver.events()
    let manager = manager(bus.address, receiver)
    #expect(await events.next() == "status 0")
    manager.requestWhenInUseAuthorization()
    #expect(bus.heard() == "start 8 0 True")
    #expect(bus.heard() == "stop")
    #expect(await events.next() == "status 4")
    manager.requestLocation()
    #expect(bus.heard() == "start 8 0 True")
    try bus.order("move 1.5 2.5")
    #expect(await events.next() == "1.5 2.5")
    #expect(bus.heard() == "stop")
  }

  @Test func `a refusal is an error`() async throws {
    let bus = try PrivateBus(service: PrivateBus.geoClue)
    defer { bus.stop() }
    try bus.order("deny")
    #expect(bus.heard() == "done")
    let receiver = Receiver()
    var events = receiver.events()
    let manager = manager(bus.address, receiver)
    #expect(await events.next() == "status 0")
    manager.requestLocation()
    #expect(await events.next() == "status 2")
    #expect(await events.next() == "\(CLError(.denied))")
  }

  @Test func `without GeoClue, the permission is denied`() async throws {
    let bus = try PrivateBus()
    defer { bus.stop() }
    for address in [bus.address, "unix:path=/nonexistent"] {
      #expect(!GeoClue.exists(address: address))
      let receiver = Receiver()
      var events = receiver.events()
      let manager = manager(address, receiver)
      #expect(await events.next() == "status 0")
      manager.requestWhenInUseAuthorization()
      #expect(await events.next() == "status 2")
      manager.startMonitoring(
        for: CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 1, identifier: "r"))
      #expect(await events.next() == "region true")
    }
  }

  @Test func `a loop over updates gets locations`() async throws {
    let bus = try PrivateBus(service: PrivateBus.geoClue)
    defer { bus.stop() }
    let address = bus.address
    #expect(GeoClue.exists(address: address))
    var updates = CLLocationUpdate.Updates { GeoClue(address: address) }.makeAsyncIterator()
    #expect(bus.heard() == "start 8 0 True")
    try bus.order("move -3.5 7.5")
    let update = try #require(try await updates.next())
    #expect(update.location?.coordinate.latitude == -3.5 && !update.authorizationDenied)
    var none = CLLocationUpdate.Updates { GeoClue(address: "unix:path=/nonexistent") }.makeAsyncIterator()
    #expect(try await none.next()?.authorizationDenied == true)
  }
}
