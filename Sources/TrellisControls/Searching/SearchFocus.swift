public import Trellis

extension View {
  /// Ties the focus of the search field to a Boolean; apply it after `searchable`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchfocused(_:).
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchExtras) { $0.focusing = { AnyView($0.focused(binding)) } }
  }

  /// Ties the focus of the search field to a value; apply it after `searchable`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchfocused(_:equals:).
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  {
    transformEnvironment(\.searchExtras) { $0.focusing = { AnyView($0.focused(binding, equals: value)) } }
  }
}

/// A modifier that ties the focus of a search field to a property of the program, if there is one.
nonisolated struct SearchFocus: ViewModifier {
  let focusing: ((AnyView) -> AnyView)?

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let focusing { focusing(AnyView(content)) } else { content }
  }
}
