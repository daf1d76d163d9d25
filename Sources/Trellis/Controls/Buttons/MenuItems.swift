/// Whether buttons are menu items, which have the focus under the mouse and pass `isFocused` to their labels.
enum MenuItemsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

private nonisolated struct MenuItemsModifier: PrimitiveModifier {
  typealias Body = Never

  let areItems: Bool
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[MenuItemsKey.self] = modifier.read { $0.areItems }
    return content(inputs)
  }
}

extension View {
  /// Makes the buttons in the view menu items, which have the focus under the mouse and pass `isFocused` to their labels.
  package nonisolated func menuItems(_ areItems: Bool = true) -> some View {
    modifier(MenuItemsModifier(areItems: areItems))
  }
}

/// Whether buttons are the chosen item of a menu.
enum ChosenItemKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension View {
  /// Sets whether the buttons in the view are a menu's chosen item, which has the focus when the menu opens.
  package nonisolated func chosenItem(_ isChosen: Bool) -> some View {
    modifier(ButtonSwitch<ChosenItemKey>(isOn: isChosen))
  }
}
