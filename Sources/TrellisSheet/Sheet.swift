public import TrellisGraph

/// A spreadsheet of 26 columns and 1000 rows on an attribute graph: what a cell reads is found out by reading.
///
/// ```swift
/// let sheet = Sheet()
/// sheet.setText("4", at: "A1")
/// sheet.setText("=A1*2", at: "B1")
/// sheet.value(at: "B1")  // 8
/// ```
///
/// Each cell is three attributes, made when the cell is first mentioned: its text, the formula that the text means, and
/// the value that the formula comes to. Setting a text computes nothing; asking for a value computes what it takes. Belongs
/// to the isolation domain that made it.
public final class Sheet {
  /// The attributes of a cell.
  struct Cell {
    let text: Attribute<String>
    let formula: Attribute<Formula>
    let value: Attribute<CellValue>
  }

  /// The graph that the cells live in, to look at: kinds `text`, `formula` and `value`, each value named as its cell.
  public let graph = AttributeGraph()
  /// By `CellAddress.index`; nil for a cell that nobody has mentioned.
  private var cells = [Cell?](repeating: nil, count: CellAddress.columnCount * CellAddress.rowCount)

  /// Creates an empty sheet.
  public init() {}

  /// Sets what a cell says: a number, a text, a formula that begins with `=`, or nothing.
  ///
  /// Costs what marking the cells that depend on it costs.
  public func setText(_ text: String, at address: CellAddress) {
    cell(at: address).text.wrappedValue = text
  }

  /// What was last set for a cell; empty where nothing was.
  public func text(at address: CellAddress) -> String {
    cells[address.index]?.text.wrappedValue ?? ""
  }

  /// What a cell comes to, brought up to date first.
  public func value(at address: CellAddress) -> CellValue {
    cell(at: address).value.wrappedValue
  }

  /// The attributes of a cell, which are made now where it has none.
  func cell(at address: CellAddress) -> Cell {
    if let cell = cells[address.index] { return cell }
    let cell = makeCell(at: address)
    cells[address.index] = cell
    return cell
  }

  private func makeCell(at address: CellAddress) -> Cell {
    let name = address.description
    let text = graph.input(name: "\(name) text", kind: .text, "")
    let formula = graph.rule(name: "\(name) formula", kind: .formula) { Formula(text.wrappedValue) }
    // The graph owns the rule and the sheet owns the graph: the rule must not own the sheet.
    let value = graph.rule(name: name, kind: .value) { [unowned self] in
      formula.wrappedValue.value(read: { address in read(address) })
    }
    return Cell(text: text, formula: formula, value: value)
  }
}

extension AttributeKind {
  /// What a cell says.
  public static let text: AttributeKind = "text"
  /// What the text of a cell means.
  public static let formula: AttributeKind = "formula"
  /// What a cell comes to.
  public static let value: AttributeKind = "value"
}
