import TrellisGraph

extension Sheet {
  /// The value of a cell, as a formula reads it.
  func read(_ address: CellAddress) -> CellValue {
    cell(at: address).value.wrappedValue
  }
}
