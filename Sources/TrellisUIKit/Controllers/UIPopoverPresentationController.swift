public import Foundation

/// The settings of a controller that is presented as a popover; controllers are presented as sheets here, so they have no effect.
///
/// Source: documented, developer.apple.com/documentation/uikit/uipopoverpresentationcontroller; that they do nothing: ours.
@MainActor @preconcurrency
open class UIPopoverPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) weak var presentedViewController: UIViewController?
  /// The view beside which the popover would be; nil for none.
  open weak var sourceView: UIView?
  /// The rectangle of ``sourceView`` at which the popover's arrow would point.
  open var sourceRect = CGRect.zero
  /// The button of a bar beside which the popover would be; nil for none.
  open var barButtonItem: UIBarButtonItem?
  /// The directions of the popover's arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of the popover's background; nil for the theme's.
  open var backgroundColor: UIColor?
  /// The views outside of the popover that can be touched.
  open var passthroughViews: [UIView]?

  init(presentedViewController: UIViewController) { self.presentedViewController = presentedViewController }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downward.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
