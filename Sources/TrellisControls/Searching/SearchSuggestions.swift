import Foundation
public import Trellis
import TrellisDisplayList

/// When the scopes of a search are shown.
///
/// Source: documented, developer.apple.com/documentation/swiftui/searchscopeactivation.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
  private let number: Int

  /// As suits the place: while somebody searches.
  public static let automatic = SearchScopeActivation(number: 0)
  /// Once something is written; here while somebody searches.
  public static let onTextEntry = SearchScopeActivation(number: 1)
  /// While somebody searches.
  public static let onSearchPresentation = SearchScopeActivation(number: 2)
}

/// What is shown below the field while somebody searches.
nonisolated struct SearchExtras {
  var scopes: AnyView?
  var suggestions: AnyView?
}

extension EnvironmentValues {
  private enum SearchExtrasKey: EnvironmentKey { static var defaultValue: SearchExtras { SearchExtras() } }

  nonisolated var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
}

nonisolated enum SearchCompletionKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// Shows what may be looked for below the field, while somebody searches in the view; put it behind `searchable`.
  ///
  /// They are on a layer of the window, so that nothing cuts them off. A press on a view with a completion (``searchCompletion(_:)``) writes
  /// that into the field; so does the return key where the arrows came to it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchsuggestions(_:); where they are: ours (choice).
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = view }
  }

  /// What a press on the view writes into the field, where it is one that is suggested.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchcompletion(_:).
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    containerValues { $0[SearchCompletionKey.self] = completion }
  }

  /// Shows where may be looked below the field, as segments, while somebody searches in the view; put it behind `searchable`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:).
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows where may be looked below the field, as segments, while somebody searches in the view; put it behind `searchable`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchscopes(_:activation:_:).
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented))
    return transformEnvironment(\.searchExtras) { $0.scopes = picker }
  }
}
