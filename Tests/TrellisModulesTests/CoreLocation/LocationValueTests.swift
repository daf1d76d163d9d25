import Foundation
import Testing

@testable import CoreLocation

struct LocationValueTests {
  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  /// The lengths in meters: the ellipsoid's own, and Vincenty's published line from Flinders Peak to Buninyong, on WGS 84.
  @Test func `distances are those of the ellipsoid`() {
    #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001, "a degree of the equator")
    #expect(abs(distance((0, 0), (90, 0)) - 10_001_965.729) < 0.001, "a quarter of a meridian")
    let peak = (-(37 + 57.0 / 60 + 3.72030 / 3600), 144 + 25.0 / 60 + 29.52440 / 3600)
    let town = (-(37 + 39.0 / 60 + 10.15610 / 3600), 143 + 55.0 / 60 + 35.38390 / 3600)
    #expect(abs(distance(peak, town) - 54_972.271) < 0.001)
    #expect(distance(peak, peak) == 0)
    #expect(distance((10, 179.9), (10, -179.9)) < 22_000, "across the date line")
    #expect(distance((90, 0), (90, 120)) < 0.001, "a pole has all longitudes")
  }

  @Test func `distances of antipodes are nearly half of a meridian`() {
    for point in [(0.0, 0.0), (30.0, 0.0), (0.1, 0.2)] {
      let length = distance(point, (-point.0, point.1 + 180))
      #expect(abs(length - 20_003_931) < 20_003_931 * 0.006)
    }
  }

  @Test func `coordinates are valid within their limits`() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, .nan)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a region contains what is near its center`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320, identifier: "r")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
    #expect(region == CLCircularRegion(center: region.center, radius: 1, identifier: "r"))
  }

  @Test func `a location is archived with all of its values`() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9,
      timestamp: Date(timeIntervalSince1970: 10))
    let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(copy.description == location.description && copy !== location)
    #expect(
      copy.description
        == "<+1.50000000,-2.00000000> +/- 4.00m (speed 8.00 mps / course 6.00) @ 1970-01-01 00:00:10 +0000")
    #expect(
      copy.courseAccuracy == 7 && copy.speedAccuracy == 9 && copy.altitude == 3 && copy.verticalAccuracy == 5)
  }

  @Test func `errors are found by code`() {
    do { throw CLError(.denied) } catch CLError.network { Issue.record("wrong code") } catch CLError.denied {
    } catch {
      Issue.record(error)
    }
    #expect(
      (CLError(.network) as NSError).domain == kCLErrorDomain && (CLError(.network) as NSError).code == 2)
  }

  @Test func `a geocoder has no network`() async {
    await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
  }
}
