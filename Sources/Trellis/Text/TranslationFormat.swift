import TrellisFoundation

extension InlineMarkdown.Part {
  /// Splits a translation into literals and values.
  ///
  /// A placeholder without a matching value is kept as written.
  nonisolated static func parts(of translation: String, values: [[Text.Piece]]) -> [InlineMarkdown.Part] {
    TranslationFormat.parts(of: translation, valueCount: values.count).map { part in
      switch part {
      case .literal(let literal): .literal(literal)
      case .value(let index): .value(values[index])
      }
    }
  }
}
