import Foundation
import Trellis

/// The text and the tokens of a search field.
@MainActor struct SearchFieldContent {
  let text: Binding<String>
  /// The tokens; nil if the field takes none.
  let tokens: (any SearchTokens)?

  /// Whether there is at least one token.
  var hasTokens: Bool { tokens?.ids.isEmpty == false }
  var isEmpty: Bool { text.wrappedValue.isEmpty && !hasTokens }

  /// Removes the text and the tokens.
  func clear() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if hasTokens { tokens?.removeAll() }
  }
}

/// A search field with a button that clears it, and with a Cancel button on a phone.
struct SearchField: View {
  let content: SearchFieldContent
  let prompt: Text?
  let isActive: Bool
  let dismiss: () -> Void
  @Environment(\.searchActions) private var actions
  @Environment(\.controlTheme) private var theme

  init(content: SearchFieldContent, prompt: Text?, isActive: Bool, dismiss: @escaping () -> Void) {
    (self.content, self.prompt, self.isActive, self.dismiss) = (content, prompt, isActive, dismiss)
  }

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: 5) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        if let tokens = content.tokens { SearchTokenChips(tokens: tokens) }
        textField.frame(minWidth: 40)
        if !content.isEmpty {
          Button {
            content.clear()
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

  private var textField: some View {
    TextField("Search", text: content.text, prompt: prompt ?? Text("Search"))
      .textFieldStyle(.plain)
      .waitingForFocus()
      .onSubmit { for action in actions.reversed() { action() } }
      .submitScope()
      .onExitCommand(perform: dismiss)
      .onKeyPress(.delete) {
        guard content.text.wrappedValue.isEmpty, content.hasTokens else { return .ignored }
        content.tokens?.removeLast()
        return .handled
      }
      .accessibilityAddTraits(.isSearchField)
  }
}
