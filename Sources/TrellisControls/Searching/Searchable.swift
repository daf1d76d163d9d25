public import Trellis

/// The position of a search field.
///
/// On a desktop, the field is the last item of the toolbar, unless the position is the sidebar. In the sidebar, and on a phone,
/// the field is above the content.
///
/// Source: documented, developer.apple.com/documentation/swiftui/searchfieldplacement; the positions: as on macOS and iOS.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  private let number: Int

  /// Whether the field is above the content on a desktop, too.
  var isInSideBar: Bool { self == .sidebar }

  /// The default: in the toolbar on a desktop, above the content on a phone.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(number: 1)
  /// In the main part of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(number: 2)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(number: 3)
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 4)

  /// Returns the position in the navigation bar; the display mode has no effect.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }

  /// The visibility of a search field in the navigation bar; here, it is always visible.
  public nonisolated struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let number: Int

    /// The default.
    public static let automatic = NavigationBarDrawerDisplayMode(number: 0)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(number: 1)
  }
}

/// An action that ends a search: the field is emptied and loses the focus.
public struct DismissSearchAction {
  let action: () -> Void

  /// Ends the search; does nothing if there is none.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  /// Whether a search is active in the enclosing view.
  ///
  /// A search begins when the field gets the focus. The search ends when the empty field loses the focus, or when the search is
  /// dismissed.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search in the enclosing view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Adds a search field to the view.
  ///
  /// The field edits the text and has no other effect; the view itself filters its content. Ctrl+F focuses the field, and Escape
  /// ends the search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Adds a search field to the view, with a localized prompt.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to the view, with an unlocalized prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to the view; the binding is true during a search, and starts or ends it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  /// Adds a search field to the view, with a localized prompt; the binding is true during a search, and starts or ends it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to the view, with an unlocalized prompt; the binding is true during a search, and starts or ends it.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with suggestions to the view; deprecated in SwiftUI in favour of ``searchSuggestions(_:)``.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
      .searchSuggestions(suggestions)
  }
}
