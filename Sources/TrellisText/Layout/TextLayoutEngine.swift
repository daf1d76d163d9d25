/// Prepares texts for any font library, and shares one prepared text among equal sources.
///
/// ``PreparedText`` arranges the lines; a ``Typesetter`` contains the code that differs between libraries.
package final class TextLayoutEngine {
  let typesetter: any Typesetter
  private var shared = SharedTexts()
  /// The truncation tokens, by their attributes.
  private var tokens = BoundedCache<TextRun, PreparedText>(entryLimit: 64)

  package init(_ typesetter: any Typesetter) {
    self.typesetter = typesetter
  }

  /// Prepares a text; see ``TextMeasurer/prepare(_:)``.
  package func prepare(_ source: TextSource) -> PreparedText {
    shared.text(for: source) { PreparedText(source, engine: self) }
  }

  /// Drops all shared texts, which refer back to the engine; the engine's measurer calls this when it is destroyed.
  package func forget() {
    shared = SharedTexts()
    tokens = BoundedCache(entryLimit: 64)
  }

  /// Returns the width of `…` with a run's attributes, in points.
  func width(ofToken token: TextRun) -> Double {
    if let known = tokens.value(for: token) { return known.natural[0].width }
    let made = prepare(TextSource(runs: [token]))
    tokens.insert(made, for: token)
    return made.natural[0].width
  }
}
