import Foundation
import Trellis
import TrellisUIKit

/// The properties of a map view that its content shows.
@MainActor
final class MKMapState {
  /// The number of changes.
  var version = 0
  var position = MapCameraPosition.rect(.world)
  var modes = MapInteractionModes.all
  var annotations: [any MKAnnotation] = []
  var overlays: [any MKOverlay] = []
  /// The views of annotations, by annotation.
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// The functions that create views by their names for reuse.
  var registered: [String: MKAnnotationView.Type] = [:]
  var selected: [any MKAnnotation] = []

  /// Returns the part of the world that is shown in a size.
  func viewport(in size: CGSize) -> MapViewport { MapBody.viewport(position, [], size) }
}

/// The content of a map view.
struct MKMapContent: View {
  weak var map: MKMapView?
  let version: Int

  var body: some View {
    if let map { MapBody(request: map.request) }
  }
}

extension MKMapView {
  var request: MapRequest {
    MapRequest(
      position: state.position, setPosition: { [weak self] in self?.moved(to: $0) }, bounds: nil,
      modes: state.modes,
      selection: MapSelectionAccess(
        Binding<ObjectIdentifier?>(
          get: { [weak self] in self?.state.selected.last.map { ObjectIdentifier($0) } },
          set: { [weak self] in self?.select($0) })),
      pieces: { [weak self] in self?.pieces ?? [] })
  }

  /// Records a movement by the user.
  private func moved(to viewport: MapViewport) {
    delegate?.mapView(self, regionWillChangeAnimated: false)
    state.position = MapCameraPosition(.user(viewport.camera))
    stateChanged()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }

  private func select(_ id: ObjectIdentifier?) {
    let chosen = id.flatMap { id in annotations.first { ObjectIdentifier($0) == id } }
    for old in state.selected where old !== chosen { deselectAnnotation(old, animated: true) }
    if let chosen { selectAnnotation(chosen, animated: true) }
  }

  // MARK: - Pieces

  private var pieces: [MapPiece] {
    state.overlays.compactMap { piece(of: $0) } + state.annotations.map { piece(of: $0) }
  }

  private func piece(of annotation: any MKAnnotation) -> MapPiece {
    let id = ObjectIdentifier(annotation)
    var style = MapContentStyle()
    style.tag = AnyHashable(id)
    let title = AnyView(Text(verbatim: annotation.title ?? ""))
    guard let view = view(for: annotation) else {
      return MapPiece([id], .marker(icon: Self.dot, annotation.coordinate, title: title), style)
    }
    switch view {
    case let marker as MKMarkerAnnotationView:
      style.tint = marker.markerTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
      if marker.titleVisibility == .hidden { style.titles = .hidden }
      let icon: AnyView =
        if let image = marker.glyphImage {
          AnyView(Image(uiImage: image).resizable().scaledToFit().frame(width: 18, height: 18))
        } else if let text = marker.glyphText {
          AnyView(Text(verbatim: text).font(.system(size: 13, weight: .semibold)).lineLimit(1))
        } else {
          Self.dot
        }
      return MapPiece([id], .marker(icon: icon, annotation.coordinate, title: title), style)
    case let pin as MKPinAnnotationView:
      style.tint = pin.pinTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
      style.titles = .hidden
      return MapPiece([id], .marker(icon: Self.dot, annotation.coordinate, title: title), style)
    default:
      let size = view.bounds.size
      let content = AnyView(
        ShownAnnotation(view: view).id(ObjectIdentifier(view)).frame(width: size.width, height: size.height)
          .offset(x: view.centerOffset.x, y: view.centerOffset.y))
      return MapPiece([id], .view(content, annotation.coordinate, anchor: .center, title: nil), style)
    }
  }

  private static var dot: AnyView { AnyView(Circle().frame(width: 8, height: 8)) }

  private func piece(of overlay: any MKOverlay) -> MapPiece? {
    let kind: MapPiece.Kind
    switch overlay {
    case let line as MKPolyline: kind = .shape(line.mapPoints, isClosed: false)
    case let area as MKPolygon: kind = .shape(area.mapPoints, isClosed: true)
    case let circle as MKCircle: kind = .circle(circle.coordinate, radius: circle.radius)
    default: return nil
    }
    guard let renderer = delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer else {
      return nil
    }
    func fill(_ color: UIColor?) -> AnyShapeStyle {
      AnyShapeStyle(Color(uiColor: color ?? .clear).opacity(Double(renderer.alpha)))
    }
    var style = MapContentStyle()
    style.fill = fill(renderer.fillColor)
    style.stroke = (
      fill(renderer.strokeColor),
      StrokeStyle(
        lineWidth: renderer.lineWidth > 0 ? renderer.lineWidth : 1, lineCap: .round, lineJoin: .round,
        dash: (renderer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    )
    return MapPiece([ObjectIdentifier(overlay)], kind, style)
  }
}

/// The view of an annotation, in its size.
private struct ShownAnnotation: UIViewRepresentable {
  let view: MKAnnotationView
  func makeUIView(context: Context) -> MKAnnotationView { view }
  func updateUIView(_ view: MKAnnotationView, context: Context) {}
}
