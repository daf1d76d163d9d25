import Foundation
import TrellisBus

/// The positions of GeoClue, the location service of Linux desktops, on the system's bus.
///
/// The desktop may ask the user for permission. Events are reported on a queue of the object's own.
final class GeoClue: @unchecked Sendable {
  enum Event {
    /// GeoClue allowed updates.
    case started
    case location(CLLocation)
    /// The user or the desktop denied access.
    case denied
    /// No GeoClue is on the system bus, or the bus doesn't run or ended.
    case unavailable
  }

  private static let name = "org.freedesktop.GeoClue2"
  private static let client = name + ".Client"

  private let address: String
  private let queue = DispatchQueue(label: "GeoClue")
  /// The running client; used on the queue alone.
  private var running: BusObject?
  /// The number of starts, by which events of an earlier one are recognized.
  private var generation = 0

  init(address: String = BusAddress.system) { self.address = address }

  /// Returns whether GeoClue runs or can be started; waits for the bus.
  static func exists(address: String = BusAddress.system) -> Bool {
    guard let connection = try? BusConnection(address: address) else { return false }
    defer { connection.close() }
    let bus = BusObject(connection, "org.freedesktop.DBus", "/org/freedesktop/DBus")
    return ["ListNames", "ListActivatableNames"].contains { method in
      let reply = try? bus.call("org.freedesktop.DBus", method)
      return reply?.first?.items.contains(.string(name)) ?? false
    }
  }

  /// Starts updates of some accuracy in meters, after movements of a distance in meters.
  ///
  /// Accuracies up to 0 are exact; a distance up to 0 is no filter.
  func start(accuracy: Double, distance: Double, _ handler: @escaping @Sendable (Event) -> Void) {
    queue.async { [self] in
      end()
      generation += 1
      do throws(BusError) {
        try begin(accuracy, distance, handler)
        handler(.started)
      } catch {
        end()
        handler(GeoClue.event(of: error))
      }
    }
  }

  /// Ends updates.
  func stop() { queue.async { [self] in end() } }

  private func end() {
    guard let client = running else { return }
    running = nil
    _ = try? client.call(GeoClue.client, "Stop")
    client.connection.close()
  }

  private func begin(
    _ accuracy: Double, _ distance: Double, _ handler: @escaping @Sendable (Event) -> Void
  ) throws(BusError) {
    let connection = try BusConnection(address: address)
    let manager = BusObject(connection, GeoClue.name, "/org/freedesktop/GeoClue2/Manager")
    running = manager
    let reply = try manager.call(GeoClue.name + ".Manager", "GetClient")
    guard let path = reply.first?.text else { throw .malformed }
    let client = manager.at(path)
    running = client
    let current = generation
    try connection.follow(interface: GeoClue.client) { [weak self] signal in
      guard signal.member == "LocationUpdated", signal.path == path, let location = signal.body.last?.text,
        let self
      else { return }
      queue.async { self.report(client.at(location), current, handler) }
    }
    let id = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    try client.set(GeoClue.client, "DesktopId", to: .string(id))
    try client.set(GeoClue.client, "RequestedAccuracyLevel", to: .uint32(GeoClue.level(accuracy)))
    let threshold = UInt32(exactly: distance.rounded()) ?? 0
    try client.set(GeoClue.client, "DistanceThreshold", to: .uint32(threshold))
    _ = try client.call(GeoClue.client, "Start")
  }

  private func report(_ object: BusObject, _ start: Int, _ handler: (Event) -> Void) {
    guard start == generation, running != nil else { return }
    guard let properties = try? object.allProperties(GeoClue.name + ".Location"),
      let location = CLLocation(properties)
    else { return }
    handler(.location(location))
  }

  /// Returns GeoClue's level for an accuracy in meters: a country, a city, a neighborhood, a street, or exact.
  static func level(_ accuracy: Double) -> UInt32 {
    switch accuracy {
    case ..<50: 8
    case ..<500: 6
    case ..<2000: 5
    default: 4
    }
  }

  private static func event(of error: BusError) -> Event {
    switch error {
    case .reply("org.freedesktop.DBus.Error.AccessDenied", _): .denied
    default: .unavailable
    }
  }
}

extension CLLocation {
  /// Creates the location of GeoClue's properties; nil if they have no position.
  convenience init?(_ properties: BusValue) {
    guard let latitude = properties["Latitude"]?.number, let longitude = properties["Longitude"]?.number
    else {
      return nil
    }
    let altitude = properties["Altitude"]?.number ?? -.greatestFiniteMagnitude
    let isHigh = altitude > -.greatestFiniteMagnitude
    let time = properties["Timestamp"]?.items.compactMap(\.number) ?? []
    let date = time.count == 2 ? Date(timeIntervalSince1970: time[0] + time[1] / 1_000_000) : Date()
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: isHigh ? altitude : 0,
      horizontalAccuracy: properties["Accuracy"]?.number ?? -1, verticalAccuracy: isHigh ? 1 : -1,
      course: properties["Heading"]?.number ?? -1, speed: properties["Speed"]?.number ?? -1, timestamp: date)
  }
}
