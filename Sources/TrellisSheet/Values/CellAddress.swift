/// Where a cell is: a column from A to Z and a row from 1 to 1000.
///
/// You get one from its text, `CellAddress("B12")`, or from a literal, and give it to a ``Sheet``.
public struct CellAddress: Hashable, Sendable {
  /// How many columns a sheet has: A to Z.
  public static let columnCount = 26
  /// How many rows a sheet has: 1 to 1000.
  public static let rowCount = 1000

  /// The column, from 0 for A to 25 for Z.
  public let column: Int
  /// The row, from 0 for the one that people call 1.
  public let row: Int

  /// Creates an address; nil where the sheet has no such column or row.
  ///
  /// Both count from 0.
  public init?(column: Int, row: Int) {
    guard 0..<CellAddress.columnCount ~= column, 0..<CellAddress.rowCount ~= row else { return nil }
    self.column = column
    self.row = row
  }

  /// Reads an address such as `B12`, in either case; nil for any other text and for what lies outside the sheet.
  public init?(_ text: some StringProtocol) {
    guard case .address(let address) = CellAddress.look(at: text) else { return nil }
    self = address
  }

  /// The place of the cell where the rows are laid end to end, from 0 to 25,999.
  var index: Int { row * CellAddress.columnCount + column }

  /// The name of a column, `A` for 0.
  static func columnName(_ column: Int) -> String { String(UnicodeScalar(UInt8(65 + column))) }
}

extension CellAddress: CustomStringConvertible {
  /// The address as formulas spell it: `B12`.
  public var description: String { "\(CellAddress.columnName(column))\(row + 1)" }
}

extension CellAddress: ExpressibleByStringLiteral {
  /// Creates an address from a literal such as `"B12"`.
  ///
  /// Traps where it is none: text that somebody typed goes to ``init(_:)``.
  public init(stringLiteral text: String) {
    guard let address = CellAddress(text) else {
      fatalError("CellAddress: “\(text)” is no cell of a sheet; write one from A1 to Z1000")
    }
    self = address
  }
}

extension CellAddress {
  /// What a word looks like to somebody who expects an address.
  enum Look: Equatable {
    case address(CellAddress)
    /// It has an address's shape, and no sheet of ours has that cell.
    case outside
    case somethingElse
  }

  /// Tells addresses from names: one to three letters and then digits are an address, in the sheet or not.
  static func look(at text: some StringProtocol) -> Look {
    let letters = text.utf8.prefix { isLetter($0) }
    let digits = text.utf8.dropFirst(letters.count)
    guard 1...3 ~= letters.count, !digits.isEmpty, digits.allSatisfy({ isDigit($0) }) else {
      return .somethingElse
    }
    // More digits than an Int holds are outside too.
    guard letters.count == 1, let letter = letters.first,
      let row = Int(String(decoding: digits, as: UTF8.self)),
      let address = CellAddress(column: Int(letter | 0x20) - 0x61, row: row - 1)
    else { return .outside }
    return .address(address)
  }
}

/// Whether a byte is one of A–Z and a–z.
func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

/// Whether a byte is one of 0–9.
func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
