/// Prepares texts for any font library, and lends the same one to everybody who asks for an equal text.
///
/// How lines are set is ``PreparedText``'s; what differs from one library to another is the ``Typesetter``'s.
package final class TextLayoutEngine {
  let typesetter: any Typesetter
  private var shared = SharedTexts()
  /// The signs that stand for what is left out, by the attributes that they have.
  private var tokens = BoundedCache<TextRun, PreparedText>(entryLimit: 64)

  package init(_ typesetter: any Typesetter) {
    self.typesetter = typesetter
  }

  /// Gets a text ready; see ``TextMeasurer/prepare(_:)``.
  package func prepare(_ source: TextSource) -> PreparedText {
    shared.text(for: source) { PreparedText(source, engine: self) }
  }

  /// Lends no text any more: each leads back here, so that the measurer whose this is says so when it goes.
  package func forget() {
    shared = SharedTexts()
    tokens = BoundedCache(entryLimit: 64)
  }

  /// How wide `…` is with a run's attributes, in points.
  func width(ofToken token: TextRun) -> Double {
    if let known = tokens.value(for: token) { return known.natural[0].width }
    let made = prepare(TextSource(runs: [token]))
    tokens.insert(made, for: token)
    return made.natural[0].width
  }
}
