import Foundation
import TrellisGeometry

/// The stored properties of a view.
@MainActor
struct UIViewProperties {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity
  var autoresizingMask = UIView.AutoresizingMask()
  var autoresizesSubviews = true
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var alpha: CGFloat = 1
  var isHidden = false
  var clipsToBounds = false
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tag = 0
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElementsHidden = false
}
