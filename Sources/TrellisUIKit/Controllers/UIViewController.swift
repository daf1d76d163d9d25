public import Foundation
import Trellis

/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window.
  case fullScreen = 0
  /// As a page sheet.
  case pageSheet = 1
  /// As a form sheet.
  case formSheet = 2
  /// In place of the presenting controller's view.
  case currentContext = 3
  /// By the controller.
  case custom = 4
  /// Over the whole window, which stays visible behind.
  case overFullScreen = 5
  /// Over the presenting controller's view.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not at all.
  case none = -1
  /// The system's choice: a sheet.
  case automatic = -2
}

/// The transition of a presentation; presentations have the transition of their layer here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom, flipping, fading, curling.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A controller of a tree of views, with a life cycle.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiviewcontroller.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// Whether the view is shown.
  private var isShown = false

  /// The title; nil for none.
  ///
  /// Navigation bars of UIKit don't exist here, so nothing shows it.
  open var title: String?
  /// The items of a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The title and the image of the controller's tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The preferred size in a container; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { loadedView?.tree?.invalidateSize() } }
  }
  /// The style of the presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the presentation; without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the presentation can't be dismissed by the user.
  open var isModalInPresentation = false
  /// The appearance of the controller's views.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Without effect: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Without effect: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Without effect: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The insets that are added to the safe area of the view; without effect.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Creates a controller; the names are ignored, because there are no nib files here.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  // MARK: - The view

  /// The view, which the first access loads.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }
  /// The view; nil before it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    guard loadedView != nil else {
      fatalError("\(type(of: self)).loadView: it set no view; set `view`, or call super.loadView()")
    }
    viewDidLoad()
  }
  /// Creates the view; override it to set ``view``.
  open func loadView() { view = UIView() }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the view is shown, in its final place.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view arranges its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has arranged its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before constraints are solved.
  open func updateViewConstraints() {}
  /// Called before the view gets a size; not called here, where sizes follow each other without transitions.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Called when memory is short; not called here.
  open func didReceiveMemoryWarning() {}
  /// Called after the traits have changed; not called here: override the view's function of this name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of the view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// The next responder: the view's superview, or the parent.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      viewWillAppear(false)
      viewIsAppearing(false)
      for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { child.setShown(true) }
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      for child in children { child.setShown(false) }
      viewDidDisappear(false)
    }
  }

  // MARK: - Containers

  /// The controller that contains this one; nil for none.
  open private(set) weak var parent: UIViewController?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []

  /// Adds a controller, whose view the caller adds to this one's.
  open func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    hostingChanged(child)
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    setShown(false)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; the container calls it after it has added the view.
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.isShown { setShown(true) }
  }
  private func hostingChanged(_ child: UIViewController) { child.loadedView?.changed() }

  /// The controller of navigation around this one; always nil, because UIKit's navigation doesn't exist here.
  open var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }

  // MARK: - Presentations

  /// The controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?

  /// Presents a controller on a layer above the window's content: a sheet, or a cover for the styles of the whole window.
  ///
  /// The layer belongs to the representable that shows this controller. A controller that none shows presents nothing, with a warning.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    Presentations.present(controller, from: self, completion)
  }
  /// Dismisses the controller that this one presents, or this one if it is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Presentations.dismiss(self, completion)
  }
}

/// The progress of a transition between sizes; there are none here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure beside the transition.
  func animate(alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?) -> Bool
}

/// The items of a navigation bar; nothing shows them here.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The title; nil for none.
  open var title: String?
  /// The view in place of the title; nil for none.
  open var titleView: UIView?
  /// The line above the title; nil for none.
  open var prompt: String?
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Creates items with a title.
  public init(title: String) { self.title = title }
}

/// A container of controllers in front of each other, of which the last is shown; without a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one that is shown.
  open private(set) var viewControllers: [UIViewController] = []
  /// The controller that is shown; nil for none.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown; nil for none.
  open var visibleViewController: UIViewController? { topViewController }
  /// Whether the bar is hidden; there is none.
  open var isNavigationBarHidden = false

  /// Creates a container of no controllers; the names are ignored, because there are no nib files here.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Creates a container that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a controller in front of the others.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [controller], animated: animated)
  }
  /// Removes the controller that is shown, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    return last
  }
  /// Removes all controllers but the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
    return removed
  }
  /// Replaces the controllers, and shows the last one.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for old in viewControllers where !controllers.contains(where: { $0 === old }) {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    topViewController?.viewIfLoaded?.removeFromSuperview()
    viewControllers = controllers
    for controller in controllers { addChild(controller) }
    guard let top = topViewController, let topView = top.view else { return }
    topView.frame = view.bounds
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(topView)
    top.didMove(toParent: self)
  }
}
