/// What the text of a cell means: a constant, or steps that compute a value from other cells.
///
/// Two texts with the same formula are the same to a sheet: after `=a1+1` became `= A1 + 1`, nothing is computed.
public struct Formula: Hashable {
  enum Content: Hashable {
    case constant(CellValue)
    case steps([Instruction])
  }

  let content: Content

  /// Reads the text of a cell; never fails, as a formula that can't be read is an error value.
  ///
  /// Text that begins with `=` is a formula; else it is a number where it reads as one, `TRUE` or `FALSE`, nothing where
  /// it is blank, and otherwise itself. Linear in the text.
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

  /// The number that a word spells, with a sign or without; nil for infinities, hexadecimals and whatever else `Double`
  /// reads besides.
  private static func number(_ word: Substring) -> Double? {
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard word.utf8.count - digits.count <= 1, NumberScanner.end(in: Array(digits), from: 0) == digits.count,
      let number = Double(word), number.isFinite
    else { return nil }
    return number == 0 ? 0 : number
  }
}
