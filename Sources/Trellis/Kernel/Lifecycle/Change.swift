nonisolated struct ChangeModifier<Value: Equatable> {
  let value: Value
  /// Whether the action is performed when the view appears, too.
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension View {
  /// Performs an action when a value is another one than in the update before, given the old one and the new one.
  ///
  /// It is performed between the update and the picture that shows it. What it sets is shown by the same picture. Where the
  /// value is set and set back before anyone looks, nothing is performed; nor is it when the view comes, but where `initial`
  /// says so: then with the first value twice, in the order in which views appear. An action that changes its own value
  /// each time is stopped after 20 times in one update, which is reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg; recorded, LC-C1 to
  /// LC-C13; the limit: ours.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Performs an action when a value is another one than in the update before, and when the view comes where `initial`
  /// says so.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9; recorded, LC-C1 to
  /// LC-C13.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action when a value is another one than in the update before, given the new one.
  ///
  /// SwiftUI calls it deprecated: its closure may be the one of the view as it was.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onchange(of:perform:).
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
