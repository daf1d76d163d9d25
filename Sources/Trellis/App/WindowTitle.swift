import Foundation
import TrellisGraph

/// The title of the page that contains the views, or of the window if no container handles page titles.
///
/// The innermost title of nested views applies, and the first of views side by side.
///
/// Source: recorded on macOS 26 and 27.
package nonisolated enum NavigationTitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }
  package static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
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
      window.preference(NavigationTitleKey.self)?.pieces(in: window.environment.locale).map(\.string).joined()
    }
    return content(inputs)
  }
}

extension View {
  /// Sets the title of the page that contains the view, or of the window, unless a view inside has another title.
  package nonisolated func titled(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }.modifier(ContentTitleModifier())
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
