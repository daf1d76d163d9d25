import Foundation
public import TrellisUIKit

/// The object that a map notifies of changes, and that draws its annotations.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmapviewdelegate.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called while the region changes.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called when a window begins to show the map.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called when a window has begun to show the map; its tiles may follow.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Returns the view of an annotation; nil for a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called after views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when a view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when a view isn't selected any more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called when an annotation isn't selected any more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called when a control of a callout was used; never, because there are no callouts.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called when the user's location has changed; never, because maps don't show it.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Returns the drawing of a line or an area.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Returns nil.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Returns a drawing without colors.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
}
