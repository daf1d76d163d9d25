extension Formula {
  /// What lies on the stack while a formula is computed.
  private enum Operand {
    case value(CellValue)
    case tally(Tally)
  }

  /// The formula's value, with other cells' values had from `read`.
  ///
  /// Cells are read in the order in which the formula names them. Both sides of an operator are read, whatever the first
  /// comes to; of an `IF`, only the branch that it takes.
  func value(read: (CellAddress) -> CellValue) -> CellValue {
    let steps: [Instruction]
    switch content {
    case .constant(let value): return value
    case .steps(let list): steps = list
    }
    var stack: [Operand] = []
    func pop() -> CellValue {
      guard case .value(let value) = stack.removeLast() else { fatalError("Formula: a range is no value") }
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
