import CoreLocation
import MapKit
import SwiftUI
import Testing
import TrellisTesting

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
private let area = MKCoordinateRegion(
  center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
private let size = CGSize(width: 400, height: 400)

@MainActor private final class Log {
  var lines: [String] = []
  var position: MapCameraPosition = .automatic
  var coordinate: CLLocationCoordinate2D?
}

@Suite(.serialized) @MainActor struct MapViewTests {
  private struct Places: View {
    let log: Log
    @State private var position = MapCameraPosition.region(area)
    @State private var selection: Int?
    let places = [1, 2, 3]

    var body: some View {
      VStack {
        Map(position: $position, selection: $selection) {
          ForEach(places, id: \.self) { place in
            Marker(
              "Place \(place)", systemImage: "star",
              coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.365 + Double(place) * 0.02)
            )
            .tag(place)
          }
          if places.count == 3 {
            MapPolyline(coordinates: [berlin, CLLocationCoordinate2D(latitude: 52.6, longitude: 13.5)])
              .stroke(.blue, lineWidth: 2)
          }
          MapCircle(center: berlin, radius: 500).foregroundStyle(.green.opacity(0.5))
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls { MapZoomStepper() }
        .onMapCameraChange { context in
          log.lines.append(context.region.span.longitudeDelta < 0.09 ? "near" : "far")
        }
        Text("chosen: \(selection.map(String.init) ?? "none")")
        Text(position.positionedByUser ? "user" : "app")
        Button("Reset") { position = .region(area) }
      }
    }
  }

  @Test func `markers are at their coordinates, and tapping selects them`() throws {
    let host = TestHost(Places(log: Log()), size: CGSize(width: 400, height: 500))
    let titles = try (1...3).map { try host.frame(ofText: "Place \($0)") }
    #expect(abs(titles[1].midX - 200) < 1)
    #expect(abs(titles[2].midX - titles[1].midX - (titles[1].midX - titles[0].midX)) < 0.01)
    // The balloon is above its title.
    host.tap(at: CGPoint(x: titles[2].midX, y: titles[2].minY - 24))
    #expect(host.texts.contains("chosen: 3"))
    host.tap(at: CGPoint(x: 40, y: 40))
    #expect(host.texts.contains("chosen: none"))
  }

  @Test func `dragging moves the map, and the app can move it back`() throws {
    let log = Log()
    let host = TestHost(Places(log: log), size: CGSize(width: 400, height: 500))
    let before = try host.frame(ofText: "Place 2")
    #expect(host.texts.contains("app"))
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 320))
    let after = try host.frame(ofText: "Place 2")
    #expect(abs(after.midX - before.midX - 60) < 0.5)
    #expect(abs(after.midY - before.midY - 20) < 0.5)
    #expect(host.texts.contains("user"))
    try host.tap("Reset")
    #expect(abs(try host.frame(ofText: "Place 2").midX - before.midX) < 0.5)
    #expect(host.texts.contains("app"))
  }

  @Test func `buttons zoom around the middle`() throws {
    let log = Log()
    let host = TestHost(Places(log: log), size: CGSize(width: 400, height: 500))
    func distance() throws -> CGFloat {
      try host.frame(ofText: "Place 3").midX - host.frame(ofText: "Place 2").midX
    }
    let before = try distance()
    // The button is in the top right corner.
    host.tap(at: CGPoint(x: 378, y: 22))
    #expect(abs(try distance() - 2 * before) < 0.5)
    #expect(log.lines.last == "near")
  }

  @Test func `a wheel zooms around the mouse`() throws {
    let host = TestHost(Places(log: Log()), size: CGSize(width: 400, height: 500))
    let before = try host.frame(ofText: "Place 3")
    // The mouse is at the tip of the marker.
    let tip = CGPoint(x: before.midX, y: before.minY - 2)
    host.hover(at: tip)
    host.scroll(at: tip, by: CGSize(width: 0, height: -120))
    let after = try host.frame(ofText: "Place 3")
    #expect(abs(after.midX - before.midX) < 0.5)
    #expect(abs(after.minY - before.minY) < 0.5)
    #expect(try host.frame(ofText: "Place 2").midX < 200 - 10)
  }

  private struct Reader: View {
    let log: Log
    var body: some View {
      MapReader { proxy in
        Map(initialPosition: .region(area)) {
          Annotation("Here", coordinate: berlin, anchor: .bottom) { Text("pin").frame(width: 40, height: 20) }
        }
        .onTapGesture { point in log.coordinate = proxy.convert(point, from: .local) }
      }
    }
  }

  @Test func `a reader converts taps to coordinates, and an anchor is at its coordinate`() throws {
    let log = Log()
    let host = TestHost(Reader(log: log), size: size)
    #expect(abs(try host.frame(ofText: "pin").midX - 200) < 1)
    #expect(abs(try host.frame(ofText: "pin").midY - 190) < 1)
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(abs(try #require(log.coordinate).latitude - 52.52) < 1e-3)
    host.tap(at: CGPoint(x: 300, y: 200))
    #expect(try #require(log.coordinate).longitude > 13.42)
  }

  private struct Old: View {
    struct Place: Identifiable {
      let id = 1
      let coordinate = berlin
    }
    @State private var region = area
    var body: some View {
      VStack {
        Map(coordinateRegion: $region, annotationItems: [Place()]) { place in
          MapAnnotation(coordinate: place.coordinate) { Text("old") }
        }
        Text(region.center.longitude < 13.4 ? "west" : "here")
      }
    }
  }

  @Test func `the map of iOS 14 writes its region`() throws {
    let host = TestHost(Old(), size: size)
    #expect(host.texts.contains("here"))
    let before = try host.frame(ofText: "old")
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    #expect(host.texts.contains("west"))
    #expect(abs(try host.frame(ofText: "old").midX - before.midX - 100) < 0.5)
  }

  @Test func `tiles come from the address that the app sets, with its attribution`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Red at level 0, as a picture of one pixel.
    let red = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("0/0"), withIntermediateDirectories: true)
    try red.write(to: folder.appendingPathComponent("0/0/0.png"))
    let map = Map(initialPosition: .rect(.world))
    let host = TestHost(
      map.mapTiles("file://\(folder.path)/{z}/{x}/{y}.png", attribution: "© somebody"),
      size: CGSize(width: 256, height: 256))
    #expect(host.texts == ["© somebody"])
    try await host.settle()
    let pixel = try host.picture().pixel(100, 100)
    // The picture of one pixel fades out at its edges.
    #expect(pixel[2] > 240 && pixel[0] < 200)
    let plain = TestHost(map.mapTiles(nil), size: CGSize(width: 256, height: 256))
    #expect(plain.texts.isEmpty)
    #expect(try plain.picture().pixel(100, 100) != pixel)
  }
}
