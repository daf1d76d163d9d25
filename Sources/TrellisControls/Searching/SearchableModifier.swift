import Foundation
import Trellis
import TrellisDisplayList

/// A modifier that adds a search field to a view: in the toolbar, or above the view.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let tokens: (any SearchTokens)?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isActive = false
  /// Whether content is scrolled under the field, on a phone.
  @State private var isScrolledUnder = false
  @State private var suggestions = SuggestionList()
  @FocusState private var hasFocus: Bool
  @Environment(\.searchExtras) private var extras
  @Environment(\.tabSearchActivation) private var tabActivation
  @Environment(\.controlTheme) private var theme

  init(
    text: Binding<String>, tokens: (any SearchTokens)? = nil, isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement, prompt: Text?
  ) {
    _text = text
    self.tokens = tokens
    (self.isPresented, self.placement, self.prompt) = (isPresented, placement, prompt)
  }

  @MainActor private var isInToolbar: Bool {
    theme.metrics.largeTitleBar == 0 && !placement.isInSideBar
  }

  @MainActor private var fieldContent: SearchFieldContent { SearchFieldContent(text: $text, tokens: tokens) }

  @MainActor private var field: some View {
    SearchField(content: fieldContent, prompt: prompt, isActive: isActive) { dismiss() }
      .focused($hasFocus)
      .modifier(SearchFocus(focusing: extras.focusing))
      .modifier(SearchSuggestionKeys(list: suggestions, field: fieldContent))
      .layer(suggestionPanel, .note) {}
  }

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if isInToolbar {
      // In a narrow toolbar, the field shrinks to leave room for the title.
      searched(content) {}
        .toolbar {
          ToolbarItem(placement: .search) {
            let width: CGFloat = fieldContent.hasTokens ? 320 : 180
            field.frame(minWidth: 60, idealWidth: width, maxWidth: width)
          }
        }
    } else {
      searched(content) { field.padding(.horizontal, 10).padding(.vertical, 8) }
    }
  }

  @MainActor @ViewBuilder private func searched(_ content: Content, @ViewBuilder field: () -> some View)
    -> some View
  {
    let content =
      content
      .environment(\.isSearching, isActive)
      .environment(\.dismissSearch, DismissSearchAction { dismiss() })
      .environment(\.searchExtras, SearchAccessories())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    let bar = VStack(spacing: 0) {
      field()
      if isActive, let scopes = extras.scopes {
        scopes.padding(.horizontal, 10).padding(.bottom, 8)
      }
    }
    Group {
      if theme.metrics.largeTitleBar > 0 {
        // The background of a list is also behind the field, and rows scroll under it.
        content
          .safeAreaInset(edge: .top, spacing: 0) {
            bar.background { if isScrolledUnder { Rectangle().fill(.bar) } }
          }
          .onPreferenceChange(ScrolledUnderTop.self) { isScrolledUnder = $0 }
      } else {
        VStack(spacing: 0) {
          bar
          content
        }
      }
    }
    .background {
      Button("") { hasFocus = true }.buttonStyle(.plain).keyboardShortcut("f").tabStop(false)
        .opacity(0).accessibilityHidden(true)
    }
    .onChange(of: hasFocus) {
      if hasFocus { set(true) } else if fieldContent.isEmpty { set(false) }
    }
    .onPreferenceChange(SearchTabKey.self) { isSelected in
      guard tabActivation.isBySelection, let isSelected, isSelected != isActive else { return }
      if isSelected { hasFocus = true } else { dismiss() }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) {
      guard let isRequested = isPresented?.wrappedValue, isRequested != isActive else { return }
      if isRequested {
        isActive = true
        hasFocus = true
      } else {
        dismiss()
      }
    }
  }

  /// The panel of suggestions; nil without an active search, without suggestions, and while the text is the suggestion chosen
  /// last.
  @MainActor private var suggestionPanel: SuggestionPanel? {
    guard isActive, let all = extras.suggestions, suggestions.chosen != text else { return nil }
    return SuggestionPanel(suggestions: all, list: suggestions, field: fieldContent)
  }

  @MainActor private func set(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }

  @MainActor private func dismiss() {
    fieldContent.clear()
    hasFocus = false
    set(false)
  }
}
