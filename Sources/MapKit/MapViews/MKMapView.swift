public import CoreLocation
public import Foundation
import Trellis
public import TrellisUIKit

/// A map as a view of UIKit, which shows SwiftUI's ``Map``.
///
/// The user's location, the compass, the scale and the kinds of maps have no effect.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmapview.
@MainActor @preconcurrency
open class MKMapView: UIView {
  let state = MKMapState()
  private let hosting: UIHostingController<MKMapContent>

  /// Creates a map with a frame.
  public override init(frame: CGRect) {
    hosting = UIHostingController(rootView: MKMapContent(map: nil, version: 0))
    super.init(frame: frame)
    hosting.view.frame = bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosting.view)
    stateChanged()
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the changed state.
  func stateChanged() {
    state.version += 1
    hosting.rootView = MKMapContent(map: self, version: state.version)
  }

  /// The object that the map notifies.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { stateChanged() } }

  // MARK: - The visible part

  /// The region that is shown; before the map has a size, the one that was set.
  open var region: MKCoordinateRegion {
    get {
      if bounds.isEmpty, let region = state.position.region { return region }
      return MKCoordinateRegion(visibleMapRect)
    }
    set { setRegion(newValue, animated: false) }
  }
  /// The coordinate in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { camera.centerCoordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// The rectangle that is shown.
  open var visibleMapRect: MKMapRect {
    get { state.viewport(in: bounds.size).rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// The camera: a copy, which has to be set again after a change.
  open var camera: MKMapCamera {
    get {
      if let camera = state.position.camera { return MKMapCamera(camera) }
      return MKMapCamera(state.viewport(in: bounds.size).camera)
    }
    set { setCamera(newValue, animated: false) }
  }
  /// Shows a region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { move(to: .region(region), animated) }
  /// Shows a coordinate in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    var camera = state.viewport(in: bounds.size).camera
    camera.centerCoordinate = coordinate
    move(to: .camera(camera), animated)
  }
  /// Shows a rectangle.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { move(to: .rect(mapRect), animated) }
  /// Shows a rectangle with distances from the edges, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let width = max(bounds.width - insets.left - insets.right, 1)
    let height = max(bounds.height - insets.top - insets.bottom, 1)
    let scale = max(mapRect.width / width, mapRect.height / height)
    move(
      to: .rect(
        MKMapRect(
          x: mapRect.minX - insets.left * scale, y: mapRect.minY - insets.top * scale,
          width: mapRect.width + (insets.left + insets.right) * scale,
          height: mapRect.height + (insets.top + insets.bottom) * scale)), animated)
  }
  /// Shows the picture of a camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { move(to: .camera(camera.value), animated) }
  /// Returns the region with the proportions of the map that shows all of a region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(MapViewport(showing: region.rect, in: bounds.size).rect)
  }

  private func move(to position: MapCameraPosition, _ animated: Bool) {
    guard position != state.position else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    state.position = position
    stateChanged()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  // MARK: - Coordinates

  /// Returns the position of a coordinate in a view; nil for the window.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(state.viewport(in: bounds.size).position(of: coordinate), to: view)
  }
  /// Returns the coordinate at a position in a view; nil for the window.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    state.viewport(in: bounds.size).point(at: convert(point, from: view)).coordinate
  }

  // MARK: - Gestures

  /// Whether the user can zoom; true by default.
  open var isZoomEnabled: Bool {
    get { state.modes.contains(.zoom) }
    set { setMode(.zoom, newValue) }
  }
  /// Whether the user can move the map; true by default.
  open var isScrollEnabled: Bool {
    get { state.modes.contains(.pan) }
    set { setMode(.pan, newValue) }
  }
  /// Whether the user can turn the map, which doesn't exist here.
  open var isRotateEnabled: Bool {
    get { state.modes.contains(.rotate) }
    set { setMode(.rotate, newValue) }
  }
  /// Whether the user can tilt the map, which doesn't exist here.
  open var isPitchEnabled: Bool {
    get { state.modes.contains(.pitch) }
    set { setMode(.pitch, newValue) }
  }
  private func setMode(_ mode: MapInteractionModes, _ isEnabled: Bool) {
    if isEnabled { state.modes.insert(mode) } else { state.modes.remove(mode) }
    stateChanged()
  }

  // MARK: - Without effect

  /// The kind of the map; without effect.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The kind of the map by its older name; without effect.
  open var mapType = MKMapType.standard
  /// The kinds of places; without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; without effect.
  open var showsTraffic = false
  /// Whether buildings are shown; without effect.
  open var showsBuildings = true
  /// Whether the compass is shown; without effect.
  open var showsCompass = true
  /// Whether the scale is shown; without effect.
  open var showsScale = false
  /// Whether the user's location is shown; without effect.
  open var showsUserLocation = false
  /// The user's location, which isn't known.
  open private(set) lazy var userLocation = MKUserLocation()
  /// Whether the user's location is shown: false.
  open var isUserLocationVisible: Bool { false }
  /// Whether the map follows the user's location; without effect.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets whether the map follows the user's location; without effect.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewDidFinishLoadingMap(self)
  }
}

/// The user's location on a map, which isn't known.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The coordinate: 0, 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The location: nil.
  open var location: CLLocation? { nil }
  /// The title; nil for none.
  open var title: String?
  /// A further line; nil for none.
  open var subtitle: String?
  /// Whether the location is being determined: false.
  open var isUpdating: Bool { false }
}
