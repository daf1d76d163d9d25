public import Foundation
import Trellis
import TrellisControls
public import TrellisFoundation

/// A button of a navigation bar or a toolbar.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibarbuttonitem.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The weights of buttons.
  public enum Style: Int, Sendable {
    /// Usual; the one that ends.
    case plain = 0, done = 2
  }
  /// The buttons with a usual title or symbol.
  public enum SystemItem: Int, Sendable {
    /// A usual title.
    case done, cancel, edit, save
    /// A symbol.
    case add
    /// A space.
    case flexibleSpace, fixedSpace
    /// A symbol.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// A symbol.
    case play, pause, rewind, fastForward
    /// A usual title.
    case undo, redo
    /// A symbol.
    case close = 24
  }

  /// The weight.
  open var style = Style.plain { didSet { changed() } }
  /// The object of the method.
  open weak var target: AnyObject?
  /// The method.
  open var action: Selector?
  /// The action in place of the method; nil for the method.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The menu that the button opens; nil for none.
  open var menu: UIMenu? { didSet { changed() } }
  /// The view in place of the button; nil for the button.
  open var customView: UIView? { didSet { changed() } }
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color; nil for that of the bar.
  open var tintColor: UIColor? {
    didSet {
      changed()
      if self === UIBarButtonItem.ownAppearance { UINavigationBar.appearance().publishAppearance() }
    }
  }
  static var ownAppearance: UIBarButtonItem?
  /// Returns the proxy of all buttons of bars, those of SwiftUI included, of which only the tint has an effect.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiappearance; that bars follow later changes: ours.
  open class func appearance() -> UIBarButtonItem {
    if let ownAppearance { return ownAppearance }
    let item = UIBarButtonItem()
    ownAppearance = item
    return item
  }
  /// Whether the button is shown; true by default.
  open var isHidden = false { didSet { changed() } }
  /// Whether the button looks pressed.
  open var isSelected = false { didSet { changed() } }
  let systemItem: SystemItem?

  /// Creates a button without a title.
  public convenience override init() { self.init(nil, nil, nil) }
  private init(_ item: SystemItem?, _ target: Any?, _ action: Selector?) {
    (systemItem, self.target, self.action) = (item, target.map { $0 as AnyObject }, action)
    super.init()
  }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, target, action)
    (self.title, self.style) = (title, style)
  }
  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, target, action)
    (self.image, self.style) = (image, style)
  }
  /// Creates a button with a usual title or symbol.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem, target, action)
  }
  /// Creates a button that performs an action, or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem, nil, nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates a button that performs an action, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(nil, nil, nil)
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(nil, nil, nil)
    self.customView = customView
  }
  /// Returns a space that is as wide as possible.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace, nil, nil) }
  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace, nil, nil)
    item.width = width
    return item
  }

  func perform() {
    if let primaryAction { return primaryAction.perform(by: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String? { didSet { changed() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the item can be used; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// A number that identifies the item; 0 by default.
  open var tag = 0
  /// The description for assistive technologies; nil for the title.
  open var accessibilityLabel: String?
  /// The name that tests find the item by; nil for none.
  open var accessibilityIdentifier: String?
  /// Called after a change.
  var onChange: (() -> Void)?
  /// The number of changes.
  private(set) var version = 0
  func changed() {
    version += 1
    onChange?()
  }
  /// Sets the attributes of the title; without effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}

/// Buttons of a bar as views of SwiftUI.
struct BarButtons: View {
  private let shown: [Shown]

  init(items: [UIBarButtonItem]) { shown = items.map { Shown(item: $0, version: $0.version) } }

  var body: some View {
    ForEach(shown) { BarButton(item: $0.item, version: $0.version) }
  }

  private struct Shown: Identifiable {
    let item: UIBarButtonItem
    let version: Int
    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
}

/// A button of a bar as a view of SwiftUI.
private struct BarButton: View {
  let item: UIBarButtonItem
  /// The number of changes of the item.
  let version: Int

  var body: some View {
    if item.isHidden {
      EmptyView()
    } else if let view = item.customView {
      let natural = view.sizeThatFits(view.bounds.size)
      ShownView(view: view)
        .frame(
          width: view.bounds.width > 0 ? view.bounds.width : natural.width,
          height: view.bounds.height > 0 ? view.bounds.height : natural.height)
    } else if item.systemItem == .flexibleSpace {
      Spacer(minLength: 0)
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1)
    } else if let menu = item.menu {
      Menu {
        MenuItems(menu: menu)
      } label: {
        label
      }.fixedSize().disabled(!item.isEnabled)
    } else {
      Button {
        item.perform()
      } label: {
        label
      }
      .buttonStyle(.borderless)
      .tint((item.tintColor ?? UIBarButtonItem.ownAppearance?.tintColor).map { Color(uiColor: $0) })
      .disabled(!item.isEnabled)
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }

  @ViewBuilder private var label: some View {
    let isBold = item.style == .done || item.systemItem == .done
    if let image = item.image {
      Image(uiImage: image).accessibilityLabel(item.accessibilityLabel ?? item.title ?? "")
    } else if let symbol {
      Image(systemName: symbol).accessibilityLabel(item.accessibilityLabel ?? item.title ?? "")
    } else {
      Text(verbatim: item.title ?? title).fontWeight(isBold ? .semibold : nil)
    }
  }

  private var title: String {
    switch item.systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: ""
    }
  }

  private var symbol: String? {
    switch item.systemItem {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
