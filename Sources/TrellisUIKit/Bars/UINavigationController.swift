public import Foundation
import Trellis

/// A container of controllers in front of each other, of which the last is shown, below a navigation bar.
///
/// Source: documented, developer.apple.com/documentation/uikit/uinavigationcontroller. Transitions aren't animated.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  private var controllers: [UIViewController] = []
  /// The controller that is shown; nil for none.
  open var topViewController: UIViewController? { controllers.last }
  /// The controller that is shown, or that it presents; nil for none.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { arrange() } }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { arrange() } }
  /// The toolbar, which shows the items of the controller that is shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(
    frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  /// The object that is notified of controllers.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether a tap hides the bars; without effect.
  open var hidesBarsOnTap = false
  /// Whether scrolling hides the bars; without effect.
  open var hidesBarsOnSwipe = false
  /// The recognizer of the way back by a swipe; without effect, and nil.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The recognizer of the way back by a swipe on the content; without effect, and nil.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a container of no controllers; the names are ignored, because there are no nib files here.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Creates a container that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Creates a container of no controllers; the classes of the bars are ignored.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows a controller in front of the others.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(controllers + [controller], animated: animated)
  }
  /// Removes the controller that is shown, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard controllers.count > 1, let last = controllers.last else { return nil }
    setViewControllers(controllers.dropLast(), animated: animated)
    return last
  }
  /// Removes all controllers but the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(controllers.dropFirst())
    setViewControllers(Array(controllers.prefix(1)), animated: animated)
    return removed
  }
  /// Removes the controllers after one of them.
  @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(controllers[(index + 1)...])
    setViewControllers(Array(controllers[...index]), animated: animated)
    return removed
  }
  /// Shows a controller in front of the others.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }
  /// Replaces the controllers, and shows the last one.
  ///
  /// The old one's ``viewWillDisappear(_:)`` is called first, then the new one's ``viewWillAppear(_:)``, then both others, in this order.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let (before, old) = (self.controllers, topViewController)
    let removed = before.filter { old in !controllers.contains { $0 === old } }
    for controller in controllers { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    self.controllers = controllers
    if isViewLoaded { showTop(after: old, animated) }
    for controller in removed { controller.removeFromParent() }
    for controller in controllers where !before.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onResize = { [weak self] in self?.arrange() }
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop(after: nil, false)
  }

  private func showTop(after old: UIViewController?, _ animated: Bool) {
    guard let top = topViewController else {
      replace(old, by: nil, animated: animated)
      return arrange()
    }
    navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    if top.viewIfLoaded?.superview !== view {
      replace(old === top ? nil : old, by: top, animated: animated)
      // The bars are in front.
      view.sendSubviewToBack(top.view)
    }
    // A controller may set the items as its view is loaded.
    toolbar.items = top.toolbarItems
    arrange()
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Shows the items of the toolbar if the controller is shown.
  func toolbarItemsChanged(of controller: UIViewController) {
    if isViewLoaded, controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  private func arrange() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    // A container without controllers has no bars.
    navigationBar.isHidden = isNavigationBarHidden || controllers.isEmpty
    toolbar.isHidden = isToolbarHidden || controllers.isEmpty
    let top = navigationBar.isHidden ? 0 : navigationBar.height
    let bottom: CGFloat = toolbar.isHidden ? 0 : 44
    navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    toolbar.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    topViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bounds.height - top - bottom, 0))
  }
}

/// The object that is notified of the controllers of a container.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A bar of buttons at the bottom.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitoolbar.
@MainActor @preconcurrency
open class UIToolbar: UIHostedBar {
  /// The buttons and spaces.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.contentChanged() } }
      contentChanged()
    }
  }
  /// The color of the bar; nil for the theme's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// Whether the bar is translucent; without effect.
  open var isTranslucent = true

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content = { [weak self] in self.map { AnyView(ToolbarContent(bar: $0)) } }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// The content of a toolbar.
private struct ToolbarContent: View {
  let bar: UIToolbar

  var body: some View {
    let _ = bar.source.read()
    HStack(spacing: 16) { BarButtons(items: bar.items ?? []) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .tint(bar.ownTintColor.map { Color(uiColor: $0) })
      .background(Color(uiColor: bar.barTintColor ?? bar.backgroundColor ?? .systemBackground))
  }
}
