import CoreLocation
import MapKit
import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

@Suite(.serialized) @MainActor struct MapKitViewTests {
  /// The representable of a map, as apps write it.
  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  private final class Delegate: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("region") }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      calls.append("select \(annotation.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      calls.append("deselect \(annotation.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 10
      return renderer
    }
  }

  private final class Badge: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      frame.size = CGSize(width: 60, height: 20)
      let label = UILabel(frame: bounds)
      label.text = "badge of \(annotation?.title ?? "none")"
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
  }

  private func point(_ title: String, _ longitude: Double = 13.405) -> MKPointAnnotation {
    let point = MKPointAnnotation()
    point.title = title
    point.coordinate = CLLocationCoordinate2D(latitude: 52.52, longitude: longitude)
    return point
  }

  @Test func `a map shows the part that was set, and the user moves it`() throws {
    let (map, delegate) = (MKMapView(), Delegate())
    map.delegate = delegate
    let region = MKCoordinateRegion(
      center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    map.setRegion(region, animated: false)
    #expect(map.region.span.latitudeDelta == 0.1)
    map.addAnnotation(point("Here"))
    let host = TestHost(Shown(map: map), size: CGSize(width: 400, height: 400))
    #expect(abs(try host.frame(ofText: "Here").midX - 200) < 1)
    #expect(abs(map.centerCoordinate.latitude - 52.52) < 0.001)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 320))
    #expect(abs(try host.frame(ofText: "Here").midX - 260) < 1)
    #expect(map.centerCoordinate.longitude < 13.4)
    #expect(delegate.calls.last == "region")
    map.setRegion(region, animated: true)
    _ = host.texts
    #expect(abs(try host.frame(ofText: "Here").midX - 200) < 1)
  }

  @Test func `a map without scrolling stays`() throws {
    let map = MKMapView()
    map.camera = MKMapCamera(lookingAtCenter: berlin, fromDistance: 1000, pitch: 0, heading: 0)
    map.isScrollEnabled = false
    map.addAnnotation(point("Here"))
    let host = TestHost(Shown(map: map), size: CGSize(width: 400, height: 400))
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 320))
    #expect(abs(try host.frame(ofText: "Here").midX - 200) < 1)
    #expect(map.camera.centerCoordinateDistance == 1000)
  }

  @Test func `tapping selects an annotation, and tapping beside it ends that`() throws {
    let (map, delegate) = (MKMapView(), Delegate())
    map.delegate = delegate
    map.showAnnotations([point("West", 13.38), point("East", 13.43)], animated: false)
    let host = TestHost(Shown(map: map), size: CGSize(width: 400, height: 400))
    let title = try host.frame(ofText: "East")
    host.tap(at: CGPoint(x: title.midX, y: title.minY - 24))
    #expect(map.selectedAnnotations.first?.title == "East")
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(map.selectedAnnotations.isEmpty)
    #expect(delegate.calls.filter { $0 != "region" } == ["select East", "deselect East"])
  }

  @Test func `a registered class makes the views of annotations`() throws {
    let map = MKMapView()
    map.register(
      Badge.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.showAnnotations([point("Here")], animated: false)
    let host = TestHost(Shown(map: map), size: CGSize(width: 400, height: 400))
    #expect(host.texts.contains("badge of Here"))
    map.removeAnnotations(map.annotations)
    _ = host.texts
    #expect(!host.texts.contains("badge of Here"))
  }

  @Test func `lines are drawn in the colors of their renderer`() throws {
    let (map, delegate) = (MKMapView(), Delegate())
    map.delegate = delegate
    let coordinates = [13.3, 13.5].map { CLLocationCoordinate2D(latitude: 52.52, longitude: $0) }
    map.addOverlay(MKPolyline(coordinates: coordinates, count: 2))
    map.setCenter(berlin, animated: false)
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
    let host = TestHost(Shown(map: map), size: CGSize(width: 100, height: 100))
    let picture = try host.picture()
    // Blue, green, red: the line is red, and the grid is almost white.
    #expect(picture.pixel(50, 50)[2] > 200 && picture.pixel(50, 50)[1] < 100)
    #expect(picture.pixel(50, 20)[1] > 200)
  }

  /// A controller whose view is a map, as a representable of an app.
  private struct Detail: UIViewControllerRepresentable {
    final class Controller: UIViewController {
      override func loadView() {
        let map = MKMapView()
        view = map
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let configuration = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .default)
        configuration.pointOfInterestFilter = .excludingAll
        configuration.showsTraffic = false
        map.preferredConfiguration = configuration
        map.isZoomEnabled = false
        map.isPitchEnabled = false
        map.showsCompass = false
      }
    }
    var latitude: Double
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.additionalSafeAreaInsets.top = 10
      (controller.view as? MKMapView)?.camera = MKMapCamera(
        lookingAtCenter: CLLocationCoordinate2D(latitude: latitude, longitude: 13.4), fromDistance: 1000,
        pitch: 0,
        heading: 0)
    }
  }

  private struct Moving: View {
    @State var latitude = 52.52
    var body: some View {
      VStack(spacing: 0) {
        Detail(latitude: latitude).mapTiles("https://tiles.example/{z}/{x}/{y}.png", attribution: "Tiles")
        Button("Move") { latitude = 48 }
      }
    }
  }

  @Test func `the map of a controller fills its view, and follows its representable`() throws {
    let host = TestHost(Moving(), size: CGSize(width: 300, height: 300))
    let before = try host.picture()
    // The environment reaches the map inside.
    #expect(host.texts.contains("Tiles"))
    try host.tap("Move")
    let after = try host.picture()
    #expect((0..<200).contains { before.pixel($0, 40) != after.pixel($0, 40) })
  }
}
