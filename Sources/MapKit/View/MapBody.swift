import Foundation
import Trellis

/// A map in a size: its tiles, its content and its gestures.
struct MapBody: View {
  let request: MapRequest
  /// The position in use; nil until the size is known.
  @State private var viewport: MapViewport?
  /// The position at the start of a gesture.
  @State private var start: MapViewport?
  /// The position of the mouse; nil while it isn't over the map.
  @State private var mouse: CGPoint?
  @Environment(\.mapHandlers) private var handlers
  @Environment(\.mapControlViews) private var controls
  @Environment(\.mapReaderLink) private var link

  var body: some View {
    GeometryReader { geometry in
      let pieces = request.pieces()
      let shown = resized(geometry.size) ?? fitted(pieces, in: geometry.size)
      ZStack(alignment: .topLeading) {
        MapBackground(viewport: shown)
          .contentShape(Rectangle())
          .modifier(Deselection(selection: request.selection))
        MapOverlays(viewport: shown, pieces: pieces.filter(\.isShape))
        MapMarkers(viewport: shown, pieces: pieces.filter { !$0.isShape }, selection: request.selection)
        MapCorners(viewport: shown, controls: controls, zoom: zoom)
      }
      .clipped()
      .onContinuousHover { phase in
        if case .active(let point) = phase { mouse = point } else { mouse = nil }
      }
      .onWheel { turn(by: $0, shown) }
      .gesture(drag(from: shown), including: request.modes.contains(.pan) ? .all : .subviews)
      .simultaneousGesture(pinch(from: shown), including: request.modes.contains(.zoom) ? .all : .subviews)
      .onChange(of: request.position, initial: true) { _, new in
        if !new.positionedByUser { move(to: fitted(pieces, in: geometry.size), isByUser: false) }
      }
      .onChange(of: geometry.size) { _, _ in link?.update(shown, geometry) }
      .onChange(of: shown, initial: true) { _, new in link?.update(new, geometry) }
    }
  }

  /// Returns the position in use in a new size.
  private func resized(_ size: CGSize) -> MapViewport? {
    guard var viewport, size.width > 0, size.height > 0 else { return nil }
    viewport.size = size
    viewport.normalize()
    return viewport
  }

  /// Returns the wanted position.
  private func fitted(_ pieces: [MapPiece], in size: CGSize) -> MapViewport {
    var viewport = Self.viewport(request.position, pieces, size)
    viewport.limit(to: request.bounds)
    return viewport
  }

  static func viewport(_ position: MapCameraPosition, _ pieces: [MapPiece], _ size: CGSize)
    -> MapViewport
  {
    switch position.kind {
    case .region(let region): return MapViewport(showing: region.rect, in: size)
    case .rect(let rect): return MapViewport(showing: rect, in: size)
    case .camera(let camera), .user(let camera): return MapViewport(camera, in: size)
    case .item(let item):
      return MapViewport(MapCamera(centerCoordinate: item.placemark.coordinate, distance: 2000), in: size)
    case .userLocation: return viewport(position.fallbackPosition ?? .automatic, pieces, size)
    case .automatic:
      let rect = pieces.reduce(MKMapRect.null) { $0.union($1.rect) }
      if rect.isNull { return MapViewport(showing: .world, in: size) }
      // A single place is shown with about two kilometers around it.
      let least =
        2000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
      let (width, height) = (max(rect.width, least) * 1.3, max(rect.height, least) * 1.3)
      return MapViewport(
        showing: MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
        in: size)
    }
  }

  private func move(to new: MapViewport, isByUser: Bool) {
    var new = new
    new.limit(to: request.bounds)
    viewport = new
    if isByUser { request.setPosition?(new) }
    handlers.call(.continuous, new)
    if start == nil { handlers.call(.onEnd, new) }
  }

  private func zoom(by factor: Double, _ shown: MapViewport) {
    var new = shown
    new.zoom(by: factor, at: CGPoint(x: shown.size.width / 2, y: shown.size.height / 2))
    move(to: new, isByUser: true)
  }

  /// Zooms by a turn of a wheel: 60 points are a factor of 1.25.
  ///
  /// Returns the rest.
  private func turn(by distance: CGSize, _ shown: MapViewport) -> CGSize {
    guard request.modes.contains(.zoom) else { return distance }
    var new = shown
    new.zoom(
      by: pow(1.25, -distance.height / 60),
      at: mouse ?? CGPoint(x: shown.size.width / 2, y: shown.size.height / 2))
    move(to: new, isByUser: true)
    return CGSize(width: distance.width, height: 0)
  }

  private func drag(from shown: MapViewport) -> some Gesture {
    DragGesture(minimumDistance: 5)
      .onChanged { value in
        let first = start ?? shown
        if start == nil { start = first }
        var new = first
        new.pan(by: value.translation)
        move(to: new, isByUser: true)
      }
      .onEnded { _ in end() }
  }

  private func pinch(from shown: MapViewport) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let first = start ?? shown
        if start == nil { start = first }
        var new = first
        new.zoom(by: value.magnification, at: value.startLocation)
        move(to: new, isByUser: true)
      }
      .onEnded { _ in end() }
  }

  private func end() {
    start = nil
    if let viewport { handlers.call(.onEnd, viewport) }
  }
}

/// The end of a selection by a tap beside all content.
private struct Deselection: ViewModifier {
  let selection: MapSelectionAccess?

  func body(content: Content) -> some View {
    if let selection {
      content.onTapGesture { selection.set(nil) }
    } else {
      content
    }
  }
}
