import Foundation
import TrellisGraph

/// What the views call the page that they are, which the window is called too where it is in no container that knows pages.
///
/// Of several views in each other the innermost counts, and of several side by side the first.
///
/// Source: recorded on macOS 26 and 27.
package nonisolated enum NavigationTitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }
  package static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// Lets the window know that somebody may have a title for it.
private nonisolated struct TitleWish: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<TitleWish>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.titleOfContent = { window in
      window.preference(NavigationTitleKey.self)?.pieces(in: window.environment.locale).map(\.string).joined()
    }
    return content(inputs)
  }
}

extension View {
  /// Has the page that the view is in, or the window, be called so, where no view inside has another title.
  package nonisolated func titled(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }.modifier(TitleWish())
  }
}
