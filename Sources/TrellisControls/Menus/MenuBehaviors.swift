public import Trellis

/// The effect of an item's action on the menu that contains the item.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menuactiondismissbehavior.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  /// The default: the menu closes.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// The menu stays open, so that several actions can be performed.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

/// The order of the items of a menu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menuorder.
public nonisolated struct MenuOrder: Hashable, Sendable {
  private let number: Int

  /// The default; the order of the source here.
  public static let automatic = MenuOrder(number: 0)
  /// The first items closest to the user's finger.
  public static let priority = MenuOrder(number: 1)
  /// The order of the source.
  public static let fixed = MenuOrder(number: 2)
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
  }
  private enum OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

  /// Whether the action of an item closes its menu.
  nonisolated var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The order of the items of menus, as ``View/menuOrder(_:)`` sets it.
  public var menuOrder: MenuOrder {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the actions of the items in the view close their menu.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/menuactiondismissbehavior(_:).
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Sets the order of the items of menus; has no effect here, because menus of a desktop show their items from top to bottom.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
