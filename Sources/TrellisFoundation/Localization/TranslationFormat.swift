/// A translation as literals and the positions of values.
package enum TranslationFormat {
  /// A part of a translation.
  package enum Part: Equatable {
    case literal(String)
    /// The index of a value, from 0.
    case value(Int)
  }

  /// Splits a translation into literals and values.
  ///
  /// `%@`, `%lld` and the like insert the next value, `%2$@` inserts a value by number, and `%%` is a percent sign. A placeholder
  /// without a matching value is kept as written.
  package static func parts(of translation: String, valueCount: Int) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(translation)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let placeholder = Placeholder(rest), (0..<valueCount).contains(placeholder.number ?? next) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.value(placeholder.number ?? next))
      if placeholder.number == nil { next += 1 }
      rest = placeholder.rest
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// A placeholder for a value, without its percent sign.
  private struct Placeholder {
    /// The value's index, from 0; nil means the next value.
    var number: Int?
    /// The text after the placeholder.
    var rest: Substring

    init?(_ text: Substring) {
      rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        self.number = number - 1
        rest.removeFirst(digits.count + 1)
      }
      rest = rest.drop { "+- #0.'123456789hlqLzjt".contains($0) }
      guard let conversion = rest.popFirst(), "@diuxXoeEfFgGaA".contains(conversion) else { return nil }
    }
  }
}
