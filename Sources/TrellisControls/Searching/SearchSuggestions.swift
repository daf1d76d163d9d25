import Foundation
public import Trellis
import TrellisDisplayList

/// The condition for showing the scopes of a search.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
  private let number: Int

  /// The default: shown during a search.
  public static let automatic = SearchScopeActivation(number: 0)
  /// Shown once text is entered; here, during the whole search.
  public static let onTextEntry = SearchScopeActivation(number: 1)
  /// Shown during a search.
  public static let onSearchPresentation = SearchScopeActivation(number: 2)
}

/// The views that are shown below the search field during a search.
nonisolated struct SearchAccessories {
  var scopes: AnyView?
  var suggestions: AnyView?
  /// A function that ties the focus of the field to a property of the program.
  var focusing: ((AnyView) -> AnyView)?
}

extension EnvironmentValues {
  private enum SearchExtrasKey: EnvironmentKey {
    static var defaultValue: SearchAccessories { SearchAccessories() }
  }

  nonisolated var searchExtras: SearchAccessories {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
}

/// The text or the token that a press on a suggestion puts into the search field.
nonisolated enum SearchCompletion: Equatable {
  case text(String)
  /// A token, with its id.
  case token(AnyHashable, Any)

  static func == (a: SearchCompletion, b: SearchCompletion) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.token(let a, _), .token(let b, _)): a == b
    default: false
    }
  }
}

nonisolated enum SearchCompletionKey: ContainerValueKey {
  static var defaultValue: SearchCompletion? { nil }
}

extension View {
  /// Shows suggestions below the search field during a search in the view; apply it after `searchable`.
  ///
  /// The suggestions are on a layer of the window, so that no other view clips them. A press on a view with a completion
  /// (``searchCompletion(_:)``) writes the completion into the field. Return does the same for the suggestion that the arrow keys
  /// selected.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchsuggestions(_:); the position: ours (choice).
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = view }
  }

  /// Sets the text that a press on the view writes into the search field, if the view is a suggestion.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    containerValues { $0[SearchCompletionKey.self] = .text(completion) }
  }

  /// Sets the token that a press on the view adds to the search field, if the view is a suggestion.
  ///
  /// The token replaces the field's text. A token of another type than the field's tokens has no effect.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchcompletion(_:).
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValues { $0[SearchCompletionKey.self] = .token(AnyHashable(token.id), token) }
  }

  /// Shows scopes as segments below the search field during a search in the view; apply it after `searchable`.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows scopes as segments below the search field during a search in the view; the activation has no effect.
  ///
  /// Apply it after `searchable`.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented))
    return transformEnvironment(\.searchExtras) { $0.scopes = picker }
  }
}
