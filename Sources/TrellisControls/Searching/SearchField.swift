import Foundation
import Trellis
import TrellisDisplayList

/// A modifier that adds a search field to a view: in the toolbar, or above the view.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isActive = false
  @State private var suggestions = SuggestionList()
  @FocusState private var hasFocus: Bool
  @Environment(\.searchExtras) private var extras
  @Environment(\.controlTheme) private var theme

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    _text = text
    (self.isPresented, self.placement, self.prompt) = (isPresented, placement, prompt)
  }

  @MainActor private var isInToolbar: Bool {
    theme.metrics.largeTitleBar == 0 && !placement.isInSideBar
  }

  @MainActor private var field: some View {
    SearchField(text: $text, prompt: prompt, isActive: isActive) { dismiss() }
      .focused($hasFocus)
      .modifier(SearchSuggestionKeys(list: suggestions, text: $text))
      .layer(suggestionPanel, .note) {}
  }

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if isInToolbar {
      // In a narrow toolbar, the field shrinks to leave room for the title.
      searched(content) {}
        .toolbar {
          ToolbarItem(placement: .search) {
            field.frame(minWidth: 60, idealWidth: 180, maxWidth: 180)
          }
        }
    } else {
      searched(content) { field.padding(.horizontal, 10).padding(.vertical, 8) }
    }
  }

  @MainActor private func searched(_ content: Content, @ViewBuilder field: () -> some View)
    -> some View
  {
    VStack(spacing: 0) {
      field()
      if isActive, let scopes = extras.scopes {
        scopes.padding(.horizontal, 10).padding(.bottom, 8)
      }
      content
        .environment(\.isSearching, isActive)
        .environment(\.dismissSearch, DismissSearchAction { dismiss() })
        .environment(\.searchExtras, SearchAccessories())
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background {
      Button("") { hasFocus = true }.buttonStyle(.plain).keyboardShortcut("f").tabStop(false)
        .opacity(0).accessibilityHidden(true)
    }
    .onChange(of: hasFocus) {
      if hasFocus { set(true) } else if text.isEmpty { set(false) }
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
    return SuggestionPanel(suggestions: all, list: suggestions, text: $text)
  }

  @MainActor private func set(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }

  @MainActor private func dismiss() {
    if !text.isEmpty { text = "" }
    hasFocus = false
    set(false)
  }
}

/// A search field with a button that clears it, and with a Cancel button on a phone.
private struct SearchField: View {
  @Binding var text: String
  let prompt: Text?
  let isActive: Bool
  let dismiss: () -> Void
  @Environment(\.searchActions) private var actions
  @Environment(\.controlTheme) private var theme

  init(text: Binding<String>, prompt: Text?, isActive: Bool, dismiss: @escaping () -> Void) {
    _text = text
    (self.prompt, self.isActive, self.dismiss) = (prompt, isActive, dismiss)
  }

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: 5) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField("Search", text: $text, prompt: prompt ?? Text("Search"))
          .textFieldStyle(.plain)
          .waitingForFocus()
          .onSubmit { for action in actions.reversed() { action() } }
          .submitScope()
          .onExitCommand(perform: dismiss)
          .accessibilityAddTraits(.isSearchField)
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
          .tabStop(false)
          .accessibilityLabel("Clear")
        }
      }
      .padding(.horizontal, 7)
      .frame(minHeight: theme.metrics.controlHeight)
      .background(
        .primary.opacity(0.06), in: RoundedRectangle(cornerRadius: theme.metrics.fieldRadius))
      if isActive, theme.styles.spreadsTitles {
        Button("Cancel") { dismiss() }.buttonStyle(.borderless)
      }
    }
  }
}
