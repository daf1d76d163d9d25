import Foundation
import TrellisGraph

/// The title of the page that contains the views, or of the window if no container handles page titles.
///
/// The innermost title of nested views applies. Of views side by side, it is the first title of the highest rank.
///
/// Source: recorded on macOS 26 and 27; inferred: in a split view, the title of the last column that has one.
package nonisolated enum NavigationTitleKey: PreferenceKey {
  package static var defaultValue: RankedTitle? { nil }
  package static func reduce(value: inout RankedTitle?, nextValue: () -> RankedTitle?) {
    guard let next = nextValue() else { return }
    if value.map({ $0.rank < next.rank }) ?? true { value = next }
  }
}

/// The title of a page or a column.
package nonisolated struct RankedTitle: Equatable {
  package var text: Text
  /// The precedence over other titles in the window: the number of the column in a split view, else 0.
  package var rank = 0
}

/// A modifier that makes the window look for a title in its content.
private nonisolated struct ContentTitleModifier: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<ContentTitleModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.titleOfContent = { window in
      window.preference(NavigationTitleKey.self)?.text.pieces(in: window.environment.locale).map(\.string)
        .joined()
    }
    return content(inputs)
  }
}

extension View {
  /// Sets the title of the page that contains the view, or of the window, unless a view inside has another title.
  package nonisolated func titled(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = $0 ?? RankedTitle(text: title) }
      .modifier(ContentTitleModifier())
  }
}

extension ViewContext {
  private enum TitleKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> (@MainActor (ViewGraph) -> String?)? { nil }
  }

  /// Returns the title that the content gives the window; the closure is nil until a view sets a title.
  var titleOfContent: (@MainActor (ViewGraph) -> String?)? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
