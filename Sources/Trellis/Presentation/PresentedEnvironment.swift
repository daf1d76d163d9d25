import Foundation

extension View {
  /// Removes the styles of texts, shapes and symbols that the presenting view has from a view on a layer.
  ///
  /// The locale, the text size, the tint, the colour scheme, objects and custom values are still those of the presenting view.
  ///
  /// Source: ours (choice): on a Mac, the system draws menus and alerts; for sheets and popovers, nothing is recorded.
  nonisolated func presentedEnvironment() -> some View {
    transformEnvironment(\.text) { text in
      let outer = text
      text = TextEnvironment()
      text.typeSize = outer.typeSize
      text.locale = outer.locale
      text.redaction = outer.redaction
    }
    .environment(\.foregroundStyles, nil)
    .environment(\.backgroundStyle, nil)
    .environment(\.symbols, SymbolEnvironment())
  }
}
