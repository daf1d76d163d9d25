/// The meaning of a cell's text: a constant, or steps that compute a value from other cells.
///
/// Texts with equal formulas are equivalent: replacing `=a1+1` by `= A1 + 1` computes nothing.
public struct Formula: Hashable {
  enum Content: Hashable {
    case constant(CellValue)
    case steps([Instruction])
  }

  let content: Content

  /// Parses the text of a cell.
  ///
  /// Parsing never fails: a formula with an error has that error as its value.
  ///
  /// Text that begins with `=` is a formula. Other text is a number if it can be parsed as one, `TRUE` or `FALSE`, empty if it is
  /// blank, and otherwise itself. O(length of the text).
  public init(_ text: String) {
    let trimmed = text.utf8.drop { $0 == 0x20 }
    if trimmed.first == UInt8(ascii: "=") {
      var parser = FormulaParser(text: Array(trimmed.dropFirst()))
      do throws(CellError) {
        content = .steps(try parser.formula())
      } catch {
        content = .constant(.error(error))
      }
    } else {
      content = .constant(Formula.constant(text))
    }
  }

  private static func constant(_ text: String) -> CellValue {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 != 0x20 }),
      let last = bytes.lastIndex(where: { $0 != 0x20 })
    else { return .empty }
    let word = text[first...last]
    switch word.uppercased() {
    case "TRUE": return .boolean(true)
    case "FALSE": return .boolean(false)
    default: return number(word).map { .number($0) } ?? .text(text)
    }
  }

  /// Returns the number of a word, with or without a sign.
  ///
  /// The result is nil for infinities, hexadecimals and other words that `Double` accepts.
  private static func number(_ word: Substring) -> Double? {
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard word.utf8.count - digits.count <= 1, NumberScanner.end(in: Array(digits), from: 0) == digits.count,
      let number = Double(word), number.isFinite
    else { return nil }
    return number == 0 ? 0 : number
  }
}
