import CoreLocation
import MapKit
import Testing

@testable import MapKit

@Suite struct MapValueTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func `a coordinate is projected and back`() {
    for latitude in [-80, -33.9, 0, 52.52, 84] {
      for longitude in [-179.9, 0, 151.2] {
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let back = MKMapPoint(coordinate).coordinate
        #expect(abs(back.latitude - latitude) < 1e-9)
        #expect(abs(back.longitude - longitude) < 1e-9)
      }
    }
    #expect(MKMapPoint(CLLocationCoordinate2D()).x == 134_217_728)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y) < 1e-3)
  }

  @Test func `distances are those of a sphere`() {
    let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    let distance = MKMapPoint(berlin).distance(to: MKMapPoint(paris))
    #expect(abs(distance - 877_500) < 2_000)
  }

  @Test func `a region in meters has this size`() {
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1113.2, longitudinalMeters: 1113.2)
    #expect(abs(region.span.latitudeDelta - 0.01) < 1e-4)
    #expect(abs(region.span.longitudeDelta - 0.01 / 0.6085) < 1e-3)
    let back = MKCoordinateRegion(region.rect)
    #expect(abs(back.center.longitude - 13.405) < 1e-9)
    #expect(abs(back.span.longitudeDelta - region.span.longitudeDelta) < 1e-9)
  }

  @Test func `rectangles unite, intersect and contain`() {
    let rect = MKMapRect(x: 0, y: 0, width: 4, height: 4)
    #expect(MKMapRect.null.union(rect).width == 4)
    #expect(rect.intersection(MKMapRect(x: 5, y: 0, width: 1, height: 1)).isNull)
    #expect(rect.intersection(MKMapRect(x: 3, y: 3, width: 9, height: 9)).width == 1)
    #expect(rect.contains(MKMapPoint(x: 4, y: 4)))
    #expect(rect.insetBy(dx: 3, dy: 0).isNull)
  }

  @Test func `a viewport keeps the place under a pinch`() {
    let size = CGSize(width: 400, height: 300)
    var viewport = MapViewport(
      showing: MKCoordinateRegion(
        center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
      ).rect, in: size)
    let finger = CGPoint(x: 100, y: 50)
    let before = viewport.point(at: finger)
    viewport.zoom(by: 2, at: finger)
    let after = viewport.point(at: finger)
    #expect(abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1)
    #expect(abs(viewport.rect.width - MapViewport(viewport.camera, in: size).rect.width) < 1)
  }

  @Test func `a map doesn't leave the world, and goes around it`() {
    var viewport = MapViewport(showing: .world, in: CGSize(width: 256, height: 256))
    #expect(viewport.level == 0)
    viewport.pan(by: CGSize(width: -200, height: 5000))
    #expect(abs(viewport.rect.minY) < 1e-6)
    #expect(viewport.x >= 0 && viewport.x < Mercator.side)
    let far = CLLocationCoordinate2D(latitude: 0, longitude: -179)
    viewport.zoom(by: 64, at: .zero)
    viewport.x = Mercator.side - 1
    #expect(abs(viewport.position(of: far).x - 128) < 400)
  }

  @Test func `positions are equal by their values`() {
    let region = MKCoordinateRegion(
      center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    #expect(MapCameraPosition.region(region) == .region(region))
    #expect(MapCameraPosition.region(region) != .automatic)
    #expect(MapCameraPosition.userLocation(fallback: .automatic).followsUserLocation)
    #expect(!MapCameraPosition.region(region).positionedByUser)
  }

  @Test func `tiles cover the picture, and repeat beyond the world`() {
    let viewport = MapViewport(showing: .world, in: CGSize(width: 700, height: 256))
    let tiles = MapTile.visible(in: viewport)
    let union = tiles.map { $0.frame(in: viewport) }.reduce(CGRect.null) { $0.union($1) }
    #expect(union.contains(CGRect(x: 0.001, y: 0.001, width: 699.998, height: 255.998)))
    #expect(tiles.allSatisfy { (0..<(1 << $0.z)).contains($0.x) })
  }

  @Test func `services answer that there is no server`() async {
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea")).start()
    }
    await #expect(throws: MKError(.directionsNotFound)) {
      _ = try await MKDirections(request: MKDirections.Request()).calculate()
    }
  }
}
