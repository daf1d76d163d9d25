import TrellisGraph

/// A source of the ids of rows.
protocol RowNames: AnyObject {
  /// Returns the id of a row as source code would write it, or nil if the row was removed.
  func name(of number: Int) -> String?
}

extension RowTracker: RowNames {
  func name(of number: Int) -> String? { id(of: number).map { String(reflecting: $0) } }
}

/// A row of a `ForEach` as a step on an identity path.
final class RowBranch: Branch {
  /// The number of the row, which changes if the branch is reused for another row.
  var number: Int
  private let rows: any RowNames

  @MainActor init(_ number: Int, of rows: any RowNames, in owner: Subgraph, _ inputs: ViewInputs) {
    (self.number, self.rows) = (number, rows)
    super.init(in: owner, inputs)
  }

  override func write(to text: inout String) { text += "[\(rows.name(of: number) ?? "gone")]" }
}
