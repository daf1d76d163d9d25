/// A step of a formula, which is a list of steps in the order of execution: `A1+B2*3` is A1, B2, 3, `*`, `+`.
///
/// A list, unlike a tree, is executed, compared and freed without recursion, however long the formula is.
enum Instruction: Hashable {
  /// Pushes a value onto the stack.
  case push(CellValue)
  /// Pushes the value of a cell onto the stack.
  case read(CellAddress)
  /// Pushes the tally of a range's cells onto the stack.
  case tally(CellRange)
  /// Negates the topmost value.
  case negate
  /// Replaces the two topmost values by the result of an operator.
  case apply(BinaryOperator)
  /// Replaces the `count` topmost values and tallies by the result of a function.
  case call(Aggregate, count: Int)
  /// Pops the condition of an `IF`.
  ///
  /// Continues if the condition is true, and jumps to `otherwise` if it is false. If the condition is neither, jumps to `end`
  /// with the error.
  case branch(otherwise: Int, end: Int)
  /// Jumps to a step, past the branch that isn't taken.
  case jump(Int)
  /// Marks the end of an `IF` for printing; it has no other effect.
  case endIf
}
