extension Formula {
  /// An operand on the stack of an evaluation.
  private enum Operand {
    case value(CellValue)
    case tally(Tally)
  }

  /// Returns the formula's value, with the values of other cells from `read`.
  ///
  /// Cells are read in the order in which the formula names them. Both operands of an operator are read, whatever the value of
  /// the first. Of an `IF`, only the branch that is taken is read.
  func value(read: (CellAddress) -> CellValue) -> CellValue {
    let steps: [Instruction]
    switch content {
    case .constant(let value): return value
    case .steps(let list): steps = list
    }
    var stack: [Operand] = []
    func pop() -> CellValue {
      guard case .value(let value) = stack.removeLast() else { fatalError("Formula: a range isn't a value") }
      return value
    }
    var next = 0
    while next < steps.count {
      let step = steps[next]
      next += 1
      switch step {
      case .push(let value): stack.append(.value(value))
      case .read(let address): stack.append(.value(read(address)))
      case .tally(let range): stack.append(.tally(Formula.tally(of: range, read: read)))
      case .negate: stack.append(.value(BinaryOperator.subtract.apply(.number(0), pop())))
      case .apply(let symbol):
        let right = pop()
        stack.append(.value(symbol.apply(pop(), right)))
      case .call(let function, let count):
        var tally = Tally()
        for operand in stack.suffix(count) {
          switch operand {
          case .value(let value): tally.add(value)
          case .tally(let other): tally.add(other)
          }
        }
        stack.removeLast(count)
        stack.append(.value(function.result(of: tally)))
      case .branch(let otherwise, let end):
        switch pop().asCondition {
        case .success(true): break
        case .success(false): next = otherwise
        case .failure(let error):
          stack.append(.value(.error(error)))
          next = end
        }
      case .jump(let target): next = target
      case .endIf: break
      }
    }
    return pop()
  }

  private static func tally(of range: CellRange, read: (CellAddress) -> CellValue) -> Tally {
    var tally = Tally()
    for address in range { tally.add(read(address)) }
    return tally
  }
}
