public import Foundation
public import TrellisUIKit

/// The view of an annotation on a map.
///
/// Callouts don't exist here.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkannotationview.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The name for reuse; nil for none.
  public let reuseIdentifier: String?
  /// The picture, which sets the view's size.
  open var image: UIImage? {
    didSet {
      imageView.image = image
      frame.size = image?.size ?? .zero
      imageView.frame = bounds
    }
  }
  /// The distance of the view's middle from the coordinate, in points.
  open var centerOffset = CGPoint.zero
  /// Whether the view can be selected; true by default.
  open var isEnabled = true
  /// Whether the annotation is selected.
  open var isSelected = false
  /// Whether a callout is shown; without effect.
  open var canShowCallout = false
  /// The view at the left of the callout; not shown.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the callout; not shown.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the callout's title; not shown.
  open var detailCalloutAccessoryView: UIView?
  /// The name of the cluster; annotations aren't clustered here.
  open var clusteringIdentifier: String?
  private let imageView = UIImageView(frame: .zero)

  /// Creates a view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(imageView)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  /// Selects the view, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// The view of an annotation as a balloon.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmarkerannotationview; drawn as `Marker`.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; nil for red.
  open var markerTintColor: UIColor?
  /// The color of the icon; without effect: white.
  open var glyphTintColor: UIColor?
  /// The letters in the balloon; nil for none.
  open var glyphText: String?
  /// The picture in the balloon; nil for none.
  open var glyphImage: UIImage?
  /// Whether the title is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the further line is shown; it isn't.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// The view of an annotation as a pin, drawn as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// The color; nil for red.
  open var pinTintColor: UIColor?
  /// Whether the pin falls onto the map; without effect.
  open var animatesDrop = false
}

extension MKAnnotationView {
  /// A class that overrides the initializer of annotations.
  private final class Probe: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { return nil }
  }

  /// Returns a new view of a class that is known only at run time.
  static func make(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String?)
    -> MKAnnotationView
  {
    ObjectMaking.make(
      type, base: MKAnnotationView.self, probe: Probe.self,
      (annotation as (any MKAnnotation)?, identifier))
  }
}
