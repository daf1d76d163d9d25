/// The reason why a cell has no value, as the cell shows it.
///
/// Errors are values: a formula that reads an error has that error as its value. No function turns an error into another value.
/// Otherwise, the value of a cell could depend on the order in which the cells of a cycle are read.
public enum CellError: String, Error, Hashable, Sendable, CaseIterable {
  /// The formula has a syntax error, or nests too deeply.
  case syntax = "#ERROR!"
  /// The formula names a cell that the sheet doesn't have.
  case reference = "#REF!"
  /// The formula uses a word that is neither a function nor a cell.
  case name = "#NAME?"
  /// A value has the wrong type, or a number is too large.
  case value = "#VALUE!"
  /// A division by zero, or an average of no numbers.
  case division = "#DIV/0!"
  /// The cell reads itself, directly or through others, or reads a cell that does.
  case cycle = "#CYCLE!"

  /// Returns the error of a result that depends on two errors: the first, but a cycle takes precedence.
  ///
  /// If another error could hide a cycle, a cell on the cycle might show that error only.
  func joined(with second: CellError) -> CellError { second == .cycle ? second : self }
}
