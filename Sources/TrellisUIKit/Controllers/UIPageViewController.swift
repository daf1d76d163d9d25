public import Foundation
import Trellis
import TrellisFoundation

/// A container that shows one page at a time, to which the user turns by swiping.
///
/// Source: documented, developer.apple.com/documentation/uikit/uipageviewcontroller; pages are moved, also in the style of a book: ours.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// The styles of turning.
  public enum TransitionStyle: Int, Sendable {
    /// Like a book; shown as scrolling.
    case pageCurl
    /// Scrolling.
    case scroll
  }
  /// The directions of turning.
  public enum NavigationOrientation: Int, Sendable {
    /// Sideways.
    case horizontal
    /// Up and down.
    case vertical
  }
  /// The direction of a step.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }
  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages; without effect.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The side of a book's spine; without effect.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The object that returns the pages before and after a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of turning.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style of turning.
  public let transitionStyle: TransitionStyle
  /// The direction of turning.
  public let navigationOrientation: NavigationOrientation
  /// The page that is shown.
  open private(set) var viewControllers: [UIViewController]?
  /// Whether pages have two sides; without effect.
  open var isDoubleSided = false

  /// Creates a container.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds the recognizers of turning.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    let directions: [(UISwipeGestureRecognizer.Direction, Bool)] =
      navigationOrientation == .horizontal
      ? [(.left, true), (.right, false)] : [(.up, true), (.down, false)]
    for (direction, isForward) in directions {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector(isForward ? UIPageViewController.next : UIPageViewController.previous))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  private func next(_ swipe: UISwipeGestureRecognizer) { turn(isForward: true) }
  private func previous(_ swipe: UISwipeGestureRecognizer) { turn(isForward: false) }

  private func turn(isForward: Bool) {
    guard let shown = viewControllers?.first,
      let page = isForward
        ? dataSource?.pageViewController(self, viewControllerAfter: shown)
        : dataSource?.pageViewController(self, viewControllerBefore: shown)
    else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    setViewControllers([page], direction: isForward ? .forward : .reverse, animated: true) { [weak self] _ in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
    }
  }

  /// Shows a page.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = viewControllers?.first
    let new = controllers?.first
    viewControllers = controllers
    guard old !== new else {
      completion?(true)
      return
    }
    let size = view.bounds.size
    let step: CGFloat = direction == .forward ? 1 : -1
    let distance =
      navigationOrientation == .horizontal
      ? CGPoint(x: size.width * step, y: 0) : CGPoint(x: 0, y: size.height * step)
    if let new, let page = new.view {
      addChild(new)
      page.frame = CGRect(origin: animated && old != nil ? distance : .zero, size: size)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
      new.didMove(toParent: self)
    }
    guard animated, let old, let leaving = old.view else {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        new?.view.frame.origin = .zero
        leaving.frame.origin = CGPoint(x: -distance.x, y: -distance.y)
      },
      completion: { isOver in
        leaving.removeFromSuperview()
        old.removeFromParent()
        completion?(isOver)
      })
  }
}

/// The object that returns the pages before and after a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The object that is notified of turning.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user turns to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when turning has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
