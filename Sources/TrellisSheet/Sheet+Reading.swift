import TrellisGraph

extension Sheet {
  /// The value of a cell, as a formula reads it: `#CYCLE!` where the cell waits for the one that reads it.
  ///
  /// Which cell of a cycle finds that out depends on who was asked first. That all of them come to the same doesn't: an
  /// error goes to whoever reads it, and nothing stops this one.
  func read(_ address: CellAddress) -> CellValue {
    do throws(DependencyCycle) {
      return try cell(at: address).value.value()
    } catch {
      return .error(.cycle)
    }
  }
}
