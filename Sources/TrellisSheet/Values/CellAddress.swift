/// The address of a cell: a column from A to Z and a row from 1 to 1000.
///
/// You get one from its text, `CellAddress("B12")`, or from a literal, and pass it to a ``Sheet``.
public struct CellAddress: Hashable, Sendable {
  /// The number of columns, A to Z.
  public static let columnCount = 26
  /// The number of rows, 1 to 1000.
  public static let rowCount = 1000

  /// The column, from 0 for A to 25 for Z.
  public let column: Int
  /// The row, from 0 for the row that is displayed as 1.
  public let row: Int

  /// Creates an address from a column and a row, both counted from 0; nil if the sheet has no such cell.
  public init?(column: Int, row: Int) {
    guard 0..<CellAddress.columnCount ~= column, 0..<CellAddress.rowCount ~= row else { return nil }
    self.column = column
    self.row = row
  }

  /// Parses an address such as `B12`, in upper or lower case; nil for any other text, and for a cell outside of the sheet.
  public init?(_ text: some StringProtocol) {
    guard case .address(let address) = CellAddress.parse(text) else { return nil }
    self = address
  }

  /// The index of the cell in row-major order, from 0 to 25,999.
  var index: Int { row * CellAddress.columnCount + column }

  /// Returns the name of a column: `A` for 0.
  static func columnName(_ column: Int) -> String { String(UnicodeScalar(UInt8(65 + column))) }
}

extension CellAddress: CustomStringConvertible {
  /// The address as in formulas: `B12`.
  public var description: String { "\(CellAddress.columnName(column))\(row + 1)" }
}

extension CellAddress: ExpressibleByStringLiteral {
  /// Creates an address from a literal such as `"B12"`.
  ///
  /// Traps if the literal is no address. For a text from the user, use ``init(_:)``.
  public init(stringLiteral text: String) {
    guard let address = CellAddress(text) else {
      fatalError("CellAddress: “\(text)” isn't a cell of a sheet; write one from A1 to Z1000")
    }
    self = address
  }
}

extension CellAddress {
  /// The result of parsing a word as an address.
  enum ParseResult: Equatable {
    case address(CellAddress)
    /// The text has the form of an address, but the sheet has no such cell.
    case outside
    case somethingElse
  }

  /// Distinguishes addresses from names: one to three letters followed by digits are an address, inside or outside of the sheet.
  static func parse(_ text: some StringProtocol) -> ParseResult {
    let letters = text.utf8.prefix { isLetter($0) }
    let digits = text.utf8.dropFirst(letters.count)
    guard 1...3 ~= letters.count, !digits.isEmpty, digits.allSatisfy({ isDigit($0) }) else {
      return .somethingElse
    }
    // Numbers that don't fit in an `Int` are outside, too.
    guard letters.count == 1, let letter = letters.first,
      let row = Int(String(decoding: digits, as: UTF8.self)),
      let address = CellAddress(column: Int(letter | 0x20) - 0x61, row: row - 1)
    else { return .outside }
    return .address(address)
  }
}

/// Returns whether a byte is one of A–Z and a–z.
func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

/// Returns whether a byte is one of 0–9.
func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
