nonisolated struct ChangeModifier<Value: Equatable> {
  let value: Value
  /// Whether the action is performed when the view appears, too.
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension View {
  /// Performs an action when a value differs from that of the previous update, given the old and the new value.
  ///
  /// The action is performed between the update and the frame that shows it; that frame also shows what the action sets. If the
  /// value is set and set back before an update, nothing is performed. With `initial`, the action is also performed when the view
  /// appears, with the first value twice, in the order in which views appear. An action that changes its own value each time is
  /// stopped after 20 times in one update, which is reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg; recorded, LC-C1 to
  /// LC-C13; the limit: ours.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Performs an action when a value differs from that of the previous update, and with `initial` also when the view appears.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9; recorded, LC-C1 to
  /// LC-C13.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action when a value differs from that of the previous update, given the new value.
  ///
  /// SwiftUI deprecates it, because the closure may be that of the view's previous value.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
