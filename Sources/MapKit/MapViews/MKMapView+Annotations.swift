import Foundation
import Trellis

extension MKMapView {
  /// The annotations.
  public var annotations: [any MKAnnotation] { state.annotations }
  /// Adds an annotation.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations, unless the map has them.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !state.annotations.contains(where: { $0 === annotation }) {
      state.annotations.append(annotation)
    }
    stateChanged()
  }
  /// Removes an annotation.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let removed = Set(annotations.map { ObjectIdentifier($0) })
    state.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
    state.selected.removeAll { removed.contains(ObjectIdentifier($0)) }
    for id in removed { state.views[id] = nil }
    stateChanged()
  }
  /// Adds annotations, and moves the map so that it shows them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
    if rect.isNull { return }
    let least = 2000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
    let (width, height) = (max(rect.width, least) * 1.3, max(rect.height, least) * 1.3)
    setVisibleMapRect(
      MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
      animated: animated)
  }

  /// Returns the view of an annotation: that of the delegate, else a registered one; nil for a balloon.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    let id = ObjectIdentifier(annotation)
    if let view = state.views[id] { return view }
    var view = delegate?.mapView(self, viewFor: annotation)
    if view == nil, let type = state.registered[MKMapViewDefaultAnnotationViewReuseIdentifier] {
      view = MKAnnotationView.make(type, annotation, nil)
    }
    guard let view else { return nil }
    view.annotation = annotation
    state.views[id] = view
    view.prepareForDisplay()
    delegate?.mapView(self, didAdd: [view])
    return view
  }
  /// Registers a class of views by a name for reuse.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    state.registered[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns nil: views of removed annotations aren't kept.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a new view of the registered class, or a balloon.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView.make(state.registered[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
  }

  /// The selected annotations.
  public var selectedAnnotations: [any MKAnnotation] {
    get { state.selected }
    set {
      for old in state.selected where !newValue.contains(where: { $0 === old }) {
        deselectAnnotation(old, animated: false)
      }
      for new in newValue { selectAnnotation(new, animated: false) }
    }
  }
  /// Selects an annotation.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !state.selected.contains(where: { $0 === annotation }) else { return }
    state.selected.append(annotation)
    stateChanged()
    if let view = state.views[ObjectIdentifier(annotation)] {
      view.setSelected(true, animated: animated)
      delegate?.mapView(self, didSelect: view)
    }
    delegate?.mapView(self, didSelect: annotation)
  }
  /// Ends the selection of an annotation; nil does nothing.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, state.selected.contains(where: { $0 === annotation }) else { return }
    state.selected.removeAll { $0 === annotation }
    stateChanged()
    if let view = state.views[ObjectIdentifier(annotation)] {
      view.setSelected(false, animated: animated)
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
  }
}

/// The name for reuse of the views of all annotations for which the delegate returns none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKMapView {
  /// The lines and areas.
  public var overlays: [any MKOverlay] { state.overlays }
  /// Adds a line or an area, which is drawn if the delegate returns a drawing with colors.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds a line or an area; the level has no effect.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  /// Adds lines and areas.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    state.overlays += overlays
    stateChanged()
  }
  /// Removes a line or an area.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes lines and areas.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    state.overlays.removeAll { overlay in overlays.contains { $0 === overlay } }
    stateChanged()
  }
}
