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
  /// The progress of the view's appearance.
  private(set) var appearance = Appearance.hidden
  /// The presentation that shows the controller; nil while it isn't presented.
  var presentation: Presentation?

  /// The title, in the navigation bar and in the tab; nil for none.
  open var title: String? { didSet { navigationItem.title = title } }
  /// The items of a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The title and the image of the controller's tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The items of the toolbar of a navigation controller; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }
  /// Whether the content is edited.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// The preferred size in a container; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { loadedView?.tree?.invalidateSize() } }
  }
  /// The style of the presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The settings of a popover; without effect: popovers are presented as sheets.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self)
  /// The transition of the presentation; without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the presentation can't be dismissed by the user.
  open var isModalInPresentation = false
  /// The appearance of the controller's views.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// The animations of the transition that the controller is part of; nil, because none can be joined here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Without effect: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Without effect: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Without effect: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Without effect: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The insets that are added to the safe area of the view; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
      viewSafeAreaInsetsDidChange()
      view.forEachInTree {
        $0.safeAreaInsetsDidChange()
        $0.setNeedsLayout()
      }
    }
  }
  /// Called after ``additionalSafeAreaInsets`` has changed.
  open func viewSafeAreaInsetsDidChange() {}

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
  /// Called after the view was added to the window, before it is shown.
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
  /// Called before constraints are solved; calls the view's `updateConstraints`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view gets a size; not called here, where sizes follow each other without transitions.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Called when memory is short; not called here.
  open func didReceiveMemoryWarning() {}
  /// Called after the traits have changed, behind the view's function of this name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of the view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// The next responder: the view's superview, or the parent.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: - Appearance

  /// Whether the controllers inside appear and disappear with this one; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Reports that the view is about to appear or to disappear, for containers of your own.
  ///
  /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, unless the view appears or disappears already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(isAppearing, animated) else { return }
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where !isAppearing || child.viewIfLoaded?.isDescendant(of: view) == true {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Reports that the view has appeared or disappeared, after ``beginAppearanceTransition(_:animated:)``.
  ///
  /// Calls ``viewIsAppearing(_:)`` and ``viewDidAppear(_:)``, or ``viewDidDisappear(_:)``.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance.end() else { return }
    if isAppearing { viewIsAppearing(animated) }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children { child.endAppearanceTransition() }
    }
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    presentation?.didChange(isShown: isAppearing)
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
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; the container calls it after it has added the view.
  open func didMove(toParent parent: UIViewController?) {}
  private func hostingChanged(_ child: UIViewController) { child.loadedView?.changed() }

  /// The closest container of navigation around this one; nil for none.
  open var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }

  /// The tab bar controller around this one; nil for none.
  open var tabBarController: UITabBarController? {
    parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }
  /// Shows a controller: in front of this one in a navigation controller, else by presenting it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: - Presentations

  /// The controller that this one, or a controller around it, presents; nil for none.
  open var presentedViewController: UIViewController? {
    presented?.controller ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or a controller around it; nil for none.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }
  /// The presentation of which this is the presenter; nil for none.
  weak var presented: Presentation?
  /// The presentations above the tree that shows the controller; nil if none does.
  var presentations: PresentationHost? { (viewIfLoaded?.tree ?? parent?.viewIfLoaded?.tree)?.presentations }

  /// Presents a controller on a layer above the window's content: a sheet, or a cover for the styles of the whole window.
  ///
  /// The layer belongs to the tree of views that shows this controller. A controller that is in no tree presents nothing, with a
  /// warning; so does one that presents already, or whose tree does. A presented controller can present in its turn. `completion` is
  /// called after the controller's ``viewDidAppear(_:)``.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    Presentations.present(controller, from: self, completion)
  }
  /// Dismisses the controller that this one presents with all that it presents, or this one if it is presented.
  ///
  /// `completion` is called after the dismissed controller's ``viewDidDisappear(_:)``; at once if there is none.
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
