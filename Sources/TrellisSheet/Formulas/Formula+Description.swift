extension Formula: CustomStringConvertible {
  /// The formula as text that parses as the same formula: in capitals, with no unnecessary parentheses.
  ///
  /// A formula that couldn't be parsed is described by its error.
  public var description: String {
    switch content {
    case .constant(let value): value.description
    case .steps(let steps): "=" + Formula.text(of: steps)
    }
  }

  private static func text(of steps: [Instruction]) -> String {
    // The parts, each with the precedence of its outermost operator.
    var stack: [(text: String, precedence: Int)] = []
    let tight = BinaryOperator.signPrecedence
    func pop(atLeast precedence: Int) -> String {
      let part = stack.removeLast()
      return part.precedence < precedence ? "(\(part.text))" : part.text
    }
    for step in steps {
      switch step {
      case .push(.text(let text)): stack.append((quoted(text), tight))
      case .push(let value): stack.append((value.description, tight))
      case .read(let address): stack.append((address.description, tight))
      case .tally(let range): stack.append((range.description, tight))
      case .negate: stack.append(("-" + pop(atLeast: tight), tight))
      case .apply(let symbol):
        let right = pop(atLeast: symbol.precedence + 1)
        stack.append((pop(atLeast: symbol.precedence) + symbol.rawValue + right, symbol.precedence))
      case .call(let function, let count):
        let arguments = stack.suffix(count).map(\.text)
        stack.removeLast(count)
        stack.append(("\(function.rawValue)(\(arguments.joined(separator: ",")))", tight))
      case .branch, .jump: break
      case .endIf:
        let arguments = stack.suffix(3).map(\.text)
        stack.removeLast(3)
        stack.append(("IF(\(arguments.joined(separator: ",")))", tight))
      }
    }
    return stack[0].text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
