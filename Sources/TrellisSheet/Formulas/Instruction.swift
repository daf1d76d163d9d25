/// A step of a formula, which is a list of steps in the order of their execution: `A1+B2*3` is A1, B2, 3, `*`, `+`.
///
/// A list rather than a tree: however long the formula is, it is run, compared and freed without recursion.
enum Instruction: Hashable {
  /// Puts a value onto the stack.
  case push(CellValue)
  /// Puts the value of a cell onto the stack.
  case read(CellAddress)
  /// Puts the tally of a range's cells onto the stack.
  case tally(CellRange)
  /// Replaces the topmost value by its negative.
  case negate
  /// Replaces the two topmost values by what an operator makes of them.
  case apply(BinaryOperator)
  /// Replaces so many of the topmost values and tallies by what a function makes of them.
  case call(Aggregate, count: Int)
  /// Takes the topmost value as the condition of an `IF`: goes on where it is true, at `otherwise` where it is
  /// false, and at `end` with the error where it is neither.
  case branch(otherwise: Int, end: Int)
  /// Goes on at a step, past the branch that isn't taken.
  case jump(Int)
  /// The end of an `IF`, which does nothing; it tells what prints a formula what belongs together.
  case endIf
}
