public import Foundation
import Trellis
import TrellisControls

/// A container whose controllers are the tabs of a tab view of SwiftUI.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitabbarcontroller; that the tabs are SwiftUI's: ours.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers of the tabs; nil for none.
  open var viewControllers: [UIViewController]? { didSet { hosted.contentChanged() } }
  /// The index of the tab that is shown; 0 at first.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { hosted.contentChanged() } } }
  /// The controller of the tab that is shown; nil for none.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// The object that is notified of selections; nil for none.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private let hosted = UIHostedView()
  /// The bar, whose colors, appearance and visibility apply to the tabs.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.onChange = { [weak self] in self?.hosted.contentChanged() }
    return bar
  }()

  /// Replaces the controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// Sets a view that shows the tabs.
  open override func loadView() {
    hosted.content = { [weak self] in self.map { AnyView(Tabs(controller: $0)) } }
    view = hosted
  }

  fileprivate func selected(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  private struct Tabs: View {
    let controller: UITabBarController

    var body: some View {
      let _ = controller.hosted.source.read()
      let controllers = controller.viewControllers ?? []
      TabView(
        selection: Binding(
          get: { controller.hosted.tracked(controller.selectedIndex) }, set: { controller.selected($0) })
      ) {
        ForEach(controllers.indices, id: \.self) { index in
          ShownController(controller: controllers[index])
            // The bars of tab views inside have the appearance of all windows.
            .environment(\.tabBarAppearance, nil)
            .tabItem {
              if let image = controllers[index].tabBarItem.image { Image(uiImage: image) }
              Text(verbatim: controllers[index].tabBarItem.title ?? controllers[index].title ?? "")
            }
            .tag(index)
            .toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
        }
      }
      .environment(\.tabBarAppearance, controller.tabBar.shownAppearance)
    }
  }
}

/// The object that is asked and notified of the selection of tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be selected; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// Called when a tab was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The title and the image of a tab.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
  /// The title; nil for that of the controller.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The image of the selected tab; without effect.
  open var selectedImage: UIImage?
  /// The text of a badge; without effect.
  open var badgeValue: String?
  /// A number that identifies the item.
  open var tag = 0
  /// Creates an item.
  public override init() { super.init() }
  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A container whose controllers are the columns of a split view of SwiftUI.
///
/// Source: documented, developer.apple.com/documentation/uikit/uisplitviewcontroller; that the columns are SwiftUI's: ours.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// The visibility of columns; without effect.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice and combinations of columns.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// Combinations of three columns.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// An old name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
  }
  /// The controllers: the first column, and the second.
  open var viewControllers: [UIViewController] = [] { didSet { hosted.contentChanged() } }
  /// The visibility of columns; without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  private let hosted = UIHostedView()

  /// Sets a view that shows the columns.
  open override func loadView() {
    hosted.content = { [weak self] in self.map { AnyView(Columns(controllers: $0.viewControllers)) } }
    view = hosted
  }

  private struct Columns: View {
    let controllers: [UIViewController]

    var body: some View {
      NavigationSplitView {
        if let first = controllers.first { ShownController(controller: first) }
      } detail: {
        if controllers.count > 1, let last = controllers.last { ShownController(controller: last) }
      }
    }
  }
}
