public import Trellis

/// The position of a field that is searched with.
///
/// On a desktop the field is the last item of the toolbar, unless it is asked for in a side bar. There, and on a phone, it is above the
/// content.
///
/// Source: documented, developer.apple.com/documentation/swiftui/searchfieldplacement; the positions: as on macOS and iOS.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  private let number: Int

  /// Whether the field is above the content on a desktop, too.
  var isInSideBar: Bool { self == .sidebar }

  /// As suits the place.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(number: 1)
  /// In the main part of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(number: 2)
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement(number: 3)
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 4)

  /// In the navigation bar, seen always or at first.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }

  /// When a field in the navigation bar is seen; here it always is.
  public nonisolated struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let number: Int

    /// As suits the place.
    public static let automatic = NavigationBarDrawerDisplayMode(number: 0)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(number: 1)
  }
}

/// Ends a search: the field is emptied and loses the focus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dismisssearchaction.
public struct DismissSearchAction {
  let action: () -> Void

  /// Ends the search; does nothing where none is under way.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  /// Whether somebody searches in what is around: since the field got the focus, until it loses it empty or the search is ended.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/issearching.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// What ends the search in what is around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Puts a field above the view in which somebody writes what to look for.
  ///
  /// It edits the text and nothing else: what is shown of the view is the view's own matter. Ctrl and F bring the focus there, the escape
  /// key ends the search.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Puts a field above the view, with a prompt that is written down in the source.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a field above the view, with a prompt, as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a field above the view; a binding is true while somebody searches, and begins and ends that.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:).
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  /// Puts a field above the view, with a prompt that is written down in the source; a binding is true while somebody searches.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a field above the view, with a prompt, as it is; a binding is true while somebody searches.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a field above the view, with what it suggests; SwiftUI calls it deprecated: write ``searchSuggestions(_:)``.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
      .searchSuggestions(suggestions)
  }
}
