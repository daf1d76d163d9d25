/// Why a cell has no value, as the cell shows it.
///
/// Errors are values: a formula that reads one comes to it too. No function turns an error into something else, because a
/// cell could then have one value or another, depending on which cell of a cycle was asked first.
public enum CellError: String, Error, Hashable, Sendable, CaseIterable {
  /// The formula can't be read: it doesn't follow the grammar, or nests too deeply.
  case syntax = "#ERROR!"
  /// The formula names a cell that the sheet doesn't have.
  case reference = "#REF!"
  /// The formula uses a word that is no function and no cell.
  case name = "#NAME?"
  /// A value is of the wrong sort, or a number is too large.
  case value = "#VALUE!"
  /// A division by zero, or an average of nothing.
  case division = "#DIV/0!"
  /// The cell reads itself, by way of others or directly, or reads a cell that does.
  case cycle = "#CYCLE!"

  /// Which of two errors the result of both has: the first, but a cycle always shows.
  ///
  /// Were a cycle hidden behind another error, a cell on it could look as if it were only that.
  func joined(with second: CellError) -> CellError { second == .cycle ? second : self }
}
