import Foundation

extension View {
  /// Removes the styles of texts, shapes and symbols that the presenting view has from a view on a layer.
  ///
  /// The locale, the text size, the tint, the colour scheme, objects and custom values are still those of the presenting view.
  ///
  /// Source: observed (macOS): a sheet or a menu has the default font and foreground style, whichever view presents it.
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
