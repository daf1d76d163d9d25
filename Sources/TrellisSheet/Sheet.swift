public import TrellisGraph
import TrellisGraphCollections

/// A spreadsheet of 26 columns and 1000 rows on an attribute graph: what a cell reads is found out by reading.
///
/// ```swift
/// let sheet = Sheet()
/// sheet.setText("4", at: "A1")
/// sheet.setText("=A1*2", at: "B1")
/// sheet.value(at: "B1")  // 8
/// ```
///
/// Each cell is three attributes, each made when it is first mentioned: its text, the formula that the text means, and
/// the value that the formula comes to. Setting a text computes nothing; asking for a value computes what it takes. Belongs
/// to the isolation domain that made it.
public final class Sheet {
  /// The graph that the cells live in, to look at: kinds `text`, `formula` and `value`, each value named as its cell.
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

  /// Sets what a cell says: a number, a text, a formula that begins with `=`, or nothing.
  ///
  /// Costs what marking the cells that depend on it costs.
  public func setText(_ text: String, at address: CellAddress) { texts[address].wrappedValue = text }

  /// What was last set for a cell; empty where nothing was.
  public func text(at address: CellAddress) -> String { texts.value(ifMade: address) }

  /// What a cell comes to, brought up to date first.
  public func value(at address: CellAddress) -> CellValue { values[address].wrappedValue }

  /// The value of a cell, as a formula reads it: `#CYCLE!` where the cell waits for the one that reads it.
  ///
  /// Which cell of a cycle finds that out depends on who was asked first. That all of them come to the same doesn't: an
  /// error goes to whoever reads it, and nothing stops this one.
  private func read(_ address: CellAddress) -> CellValue {
    do throws(DependencyCycle) {
      return try values[address].value()
    } catch {
      return .error(.cycle)
    }
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
