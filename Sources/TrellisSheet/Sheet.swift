public import TrellisGraph
import TrellisGraphCollections

/// A spreadsheet of 26 columns and 1000 rows on an attribute graph, which records the cells that each cell reads.
///
/// ```swift
/// let sheet = Sheet()
/// sheet.setText("4", at: "A1")
/// sheet.setText("=A1*2", at: "B1")
/// sheet.value(at: "B1")  // 8
/// ```
///
/// Each cell is three attributes, created at their first use: its text, the formula that the text means, and the formula's value.
/// Setting a text computes nothing; reading a value computes what it depends on. A sheet belongs to the isolation domain that
/// created it.
public final class Sheet {
  /// The graph with the cells, for inspection.
  ///
  /// Its kinds are `text`, `formula` and `value`; the name of a value is its cell's address.
  public let graph = AttributeGraph()
  private let texts: KeyedInputs<CellAddress, String>
  private var values: KeyedRules<CellAddress, CellValue>!

  /// Creates an empty sheet.
  public init() {
    let texts = graph.inputs(of: CellAddress.self, default: "", kind: .text) { "\($0) text" }
    self.texts = texts
    let formulas = graph.rules(of: CellAddress.self, kind: .formula, name: { "\($0) formula" }) {
      Formula(texts[$0].wrappedValue)
    }
    // The graph owns the rules and the sheet owns the graph: the rules must not own the sheet.
    values = graph.rules(of: CellAddress.self, kind: .value, name: \.description) { [unowned self] address in
      formulas[address].wrappedValue.value(read: read)
    }
  }

  /// Sets the text of a cell: a number, a text, a formula that begins with `=`, or an empty text.
  ///
  /// Its cost is that of marking the cells that depend on the cell.
  public func setText(_ text: String, at address: CellAddress) { texts[address].wrappedValue = text }

  /// Returns the text that was last set for a cell; empty if none was.
  public func text(at address: CellAddress) -> String { texts.cachedValue(for: address) }

  /// Returns the value of a cell, after an update.
  public func value(at address: CellAddress) -> CellValue { values[address].wrappedValue }

  /// Returns the value of a cell for a formula, or `#CYCLE!` if the cell waits for the reader.
  ///
  /// The cell of a cycle that gets the error depends on the order of reads. The values don't: every reader of an error has that
  /// error as its value, and no other error hides `#CYCLE!`.
  private func read(_ address: CellAddress) -> CellValue {
    do throws(DependencyCycle) {
      return try values[address].value()
    } catch {
      return .error(.cycle)
    }
  }
}

extension AttributeKind {
  /// The text of a cell.
  public static let text: AttributeKind = "text"
  /// The kind of an attribute that holds a parsed formula.
  public static let formula: AttributeKind = "formula"
  /// The value of a cell.
  public static let value: AttributeKind = "value"
}
