public import Foundation
import Trellis
import TrellisControls
public import TrellisFoundation

/// A menu of items, which pop-up buttons and context menus show.
///
/// The menu bar of an app is SwiftUI's: `NSApp.mainMenu` doesn't exist here.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsmenu.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = []
  /// Whether items without a target are disabled; without effect: each item's own value counts.
  open var autoenablesItems = true
  /// The object that is asked before the menu opens.
  open weak var delegate: (any NSMenuDelegate)?
  /// The font; without effect.
  open var font: NSFont?
  /// The smallest width; without effect.
  open var minimumWidth: CGFloat = 0
  /// The menu that contains this one; nil for none.
  open internal(set) weak var supermenu: NSMenu?

  /// Creates a menu without a title.
  public override convenience init() { self.init(title: "") }
  /// Creates a menu.
  public init(title: String) { self.title = title }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Adds an item with a title at the end.
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  )
    -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Adds an item at an index.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu = self
    items.insert(newItem, at: min(max(index, 0), items.count))
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes an item at an index.
  open func removeItem(at index: Int) { items.remove(at: index) }
  /// Removes all items.
  open func removeAllItems() { items = [] }
  /// Returns the item at an index; nil for none.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// Returns the first item with a title; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Returns the first item with a number; nil for none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Returns the index of an item; -1 for none.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// Sets the menu of an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Asks the delegate for the items.
  open func update() { delegate?.menuNeedsUpdate(self) }
}

/// An item of a menu.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsmenuitem.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The title with attributes, of which the text is shown.
  open var attributedTitle: NSAttributedString? {
    get { nil }
    set { if let newValue { title = newValue.string } }
  }
  /// The line below the title; without effect.
  open var subtitle: String?
  /// The image; nil for none.
  open var image: NSImage?
  /// The method; nil for none.
  open var action: Selector?
  /// The object of the method; nil for the first responder that has it.
  open weak var target: AnyObject?
  /// The key; without effect.
  open var keyEquivalent: String
  /// The keys that are held for ``keyEquivalent``; without effect.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the item can be chosen; true by default.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The mark.
  open var state = NSControl.StateValue.off
  /// A number that identifies the item.
  open var tag = 0
  /// An object for the program.
  open var representedObject: Any?
  /// The name of the item; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The menu of the item; nil for none.
  open internal(set) weak var menu: NSMenu?
  /// The menu that the item opens; nil for none.
  open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The view in place of the item; not shown.
  open var view: NSView?
  /// The text under the mouse; without effect.
  open var toolTip: String?
  /// The depth of the title; without effect.
  open var indentationLevel = 0
  /// Whether the item is shown in place of the one before while a key is held; without effect: it is shown.
  open var isAlternate = false
  /// Whether the item is a line.
  open private(set) var isSeparatorItem = false

  /// Creates an item without a title.
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }
  /// Returns a line.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  /// Whether the item opens a menu.
  open var hasSubmenu: Bool { submenu != nil }

  func choose() {
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// The object that is asked before a menu opens.
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
  /// Changes the items of a menu; called by ``NSMenu/update()`` alone: without effect when a menu opens.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Would be called before a menu opens; without effect: never called.
  func menuWillOpen(_ menu: NSMenu)
  /// Called after a menu was closed; not called here.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
}

/// The object that enables items of menus; not called here.
@MainActor @preconcurrency
public protocol NSMenuItemValidation: NSObjectProtocol {
  /// Returns whether an item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// The items of a menu as views of SwiftUI.
struct NSMenuItems: View {
  let menu: NSMenu
  var choose: (NSMenuItem) -> Void = { $0.choose() }

  var body: some View {
    ForEach(menu.items.filter { !$0.isHidden }.map(Part.init)) { part in
      let item = part.item
      if item.isSeparatorItem {
        Divider()
      } else if let submenu = item.submenu {
        Menu {
          AnyView(NSMenuItems(menu: submenu, choose: choose))
        } label: {
          Text(verbatim: item.title)
        }
      } else {
        Button {
          choose(item)
        } label: {
          if item.state == .on {
            Label {
              Text(verbatim: item.title)
            } icon: {
              Image(systemName: "checkmark")
            }
          } else if let image = item.image {
            Label {
              Text(verbatim: item.title)
            } icon: {
              Image(uiImage: image)
            }
          } else {
            Text(verbatim: item.title)
          }
        }
        .disabled(!item.isEnabled)
      }
    }
  }

  private struct Part: Identifiable {
    let item: NSMenuItem
    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
}

/// A button that opens a menu, of which it shows the chosen item.
///
/// Source: documented, developer.apple.com/documentation/appkit/nspopupbutton.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
  /// The menu.
  open var menu: NSMenu? = NSMenu() { didSet { changed() } }
  /// Whether the title is that of the first item, whatever was chosen.
  open var pullsDown = false { didSet { changed() } }
  /// The chosen item; nil for none.
  open private(set) var selectedItem: NSMenuItem?

  /// Creates a button with an empty menu.
  public convenience init(frame: CGRect, pullsDown: Bool) {
    self.init(frame: frame)
    self.pullsDown = pullsDown
  }

  /// The items.
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  /// The titles of the items.
  open var itemTitles: [String] { itemArray.map(\.title) }
  /// The number of items.
  open var numberOfItems: Int { itemArray.count }
  /// The index of the chosen item; -1 for none.
  open var indexOfSelectedItem: Int { selectedItem.map { menu?.index(of: $0) ?? -1 } ?? -1 }
  /// The title of the chosen item; nil for none.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The number of the chosen item.
  open func selectedTag() -> Int { selectedItem?.tag ?? -1 }

  /// Adds an item; the first one is chosen.
  open func addItem(withTitle title: String) {
    menu?.addItem(withTitle: title, action: nil, keyEquivalent: "")
    if selectedItem == nil, !pullsDown { selectedItem = menu?.items.first }
    changed()
  }
  /// Adds items.
  open func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }
  /// Removes all items.
  open func removeAllItems() {
    menu?.removeAllItems()
    selectedItem = nil
    changed()
  }
  /// Chooses an item; nil chooses none.
  open func select(_ item: NSMenuItem?) {
    selectedItem = item
    changed()
  }
  /// Chooses the item at an index; -1 chooses none.
  open func selectItem(at index: Int) { select(menu?.item(at: index)) }
  /// Chooses the first item with a title.
  open func selectItem(withTitle title: String) { select(menu?.item(withTitle: title)) }
  /// Chooses the first item with a number; returns whether there is one.
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu?.item(withTag: tag) else { return false }
    select(item)
    return true
  }

  private func chosen(_ item: NSMenuItem) {
    select(item)
    if item.action != nil { item.choose() } else { sendAction(action, to: target) }
  }

  override func makeControl() -> AnyView? {
    guard let menu else { return nil }
    let title =
      pullsDown ? menu.items.first?.title ?? title : selectedItem?.title ?? menu.items.first?.title ?? ""
    return AnyView(
      Menu {
        NSMenuItems(menu: menu) { [weak self] in self?.chosen($0) }
      } label: {
        Text(verbatim: title)
      })
  }
}
