public import Foundation
import Trellis
import TrellisControls

/// A part of a menu: an action, or a menu inside.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The appearance of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// Destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// Hidden.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// The mark of an action in a menu.
  public enum State: Int, Sendable {
    /// None; a check mark; a dash, which is without effect: nothing is shown.
    case off, on, mixed
  }

  /// The title.
  open var title: String
  /// The image; nil for none.
  open var image: UIImage?
  /// The line below the title; without effect.
  open var subtitle: String?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu of actions and menus.
///
/// Source: documented, developer.apple.com/documentation/uikit/uimenu.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The ways to show a menu inside another one.
  public struct Options: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates ways from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a group between lines.
    public static let displayInline = Options(rawValue: 1)
    /// In the color of removing; without effect.
    public static let destructive = Options(rawValue: 2)
    /// With one action chosen; without effect: actions have their own marks.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The parts.
  open private(set) var children: [UIMenuElement]
  /// The ways to show the menu inside another one.
  public let options: Options
  /// The name.
  public let identifier: Identifier

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    self.identifier = identifier ?? Identifier("menu")
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  /// Returns a menu with other parts.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// The parts of a menu as views of SwiftUI.
struct MenuItems: View {
  let menu: UIMenu

  var body: some View {
    ForEach(menu.children.map(Part.init)) { part in
      if let inner = part.element as? UIMenu {
        if inner.options.contains(.displayInline) {
          Section { AnyView(MenuItems(menu: inner)) }
        } else {
          Menu {
            AnyView(MenuItems(menu: inner))
          } label: {
            label(inner)
          }
        }
      } else if let action = part.element as? UIAction, !action.attributes.contains(.hidden) {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.perform(by: action)
        } label: {
          if action.state == .on {
            Label {
              Text(verbatim: action.title)
            } icon: {
              Image(systemName: "checkmark")
            }
          } else {
            label(action)
          }
        }
        .disabled(action.attributes.contains(.disabled))
      }
    }
  }

  @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }

  private struct Part: Identifiable {
    let element: UIMenuElement
    var id: ObjectIdentifier { ObjectIdentifier(element) }
  }
}
