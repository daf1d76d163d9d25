/// Parses the text after a formula's `=` into steps.
///
/// ```
/// expression = operand { operator operand }         higher precedence first, then from the left
/// operand    = "-" operand | "+" operand | number | text | "TRUE" | "FALSE" | cell | "(" expression ")"
///            | "IF" "(" expression "," expression "," expression ")"
///            | aggregate "(" argument { "," argument } ")"
/// argument   = cell ":" cell | expression
/// ```
struct FormulaParser {
  /// The maximum nesting of parentheses, calls and signs.
  ///
  /// Each level uses the native stack, which may be small in a rule.
  static let depthLimit = 64

  private var scanner: TokenScanner
  private var token = Token.end
  private var steps: [Instruction] = []
  private var depth = 0

  init(text: [UInt8]) {
    scanner = TokenScanner(text: text)
  }

  /// Returns the steps of the whole text.
  mutating func formula() throws(CellError) -> [Instruction] {
    try advance()
    try expression(above: 0)
    guard token == .end else { throw .syntax }
    return steps
  }

  private mutating func advance() throws(CellError) {
    token = try scanner.next()
  }

  private mutating func expect(_ expected: Token) throws(CellError) {
    guard token == expected else { throw .syntax }
    try advance()
  }

  /// Parses operands with operators of a higher precedence than `precedence` between them.
  private mutating func expression(above precedence: Int) throws(CellError) {
    depth += 1
    guard depth <= FormulaParser.depthLimit else { throw .syntax }
    try operand()
    while case .symbol(let symbol) = token, symbol.precedence > precedence {
      try advance()
      try expression(above: symbol.precedence)
      steps.append(.apply(symbol))
    }
    depth -= 1
  }

  private mutating func operand() throws(CellError) {
    let first = token
    try advance()
    switch first {
    case .number(let number): steps.append(.push(.number(number)))
    case .text(let text): steps.append(.push(.text(text)))
    case .word(let word): try named(word)
    case .symbol(.subtract):
      try expression(above: BinaryOperator.signPrecedence)
      steps.append(.negate)
    case .symbol(.add): try expression(above: BinaryOperator.signPrecedence)
    case .open:
      try expression(above: 0)
      try expect(.close)
    default: throw .syntax
    }
  }

  /// Parses a word: a function call if a parenthesis follows, otherwise a cell or a truth value.
  private mutating func named(_ word: String) throws(CellError) {
    if token == .open {
      try advance()
      if word == "IF" { return try conditional() }
      guard let function = Aggregate(rawValue: word) else { throw .name }
      return try call(function)
    }
    switch CellAddress.parse(word) {
    case .address(let address): steps.append(.read(address))
    case .outside: throw .reference
    case .somethingElse:
      guard word == "TRUE" || word == "FALSE" else { throw .name }
      steps.append(.push(.boolean(word == "TRUE")))
    }
  }

  /// Parses an `IF` after its parenthesis.
  ///
  /// The steps of one branch are jumped over.
  private mutating func conditional() throws(CellError) {
    try expression(above: 0)
    try expect(.comma)
    let branch = steps.count
    steps.append(.endIf)  // a placeholder: the targets aren't known yet
    try expression(above: 0)
    try expect(.comma)
    let jump = steps.count
    steps.append(.endIf)
    try expression(above: 0)
    try expect(.close)
    steps[branch] = .branch(otherwise: jump + 1, end: steps.count)
    steps[jump] = .jump(steps.count)
    steps.append(.endIf)
  }

  /// Parses the arguments of an aggregate after its parenthesis.
  private mutating func call(_ function: Aggregate) throws(CellError) {
    var count = 1
    try argument()
    while token == .comma {
      try advance()
      try argument()
      count += 1
    }
    try expect(.close)
    steps.append(.call(function, count: count))
  }

  /// Parses a range or an expression, which are distinguished after the first cell.
  private mutating func argument() throws(CellError) {
    let start = steps.count
    try expression(above: 0)
    guard token == .colon else { return }
    try advance()
    guard steps.count == start + 1, case .read(let first) = steps[start], case .word(let word) = token else {
      throw .syntax
    }
    switch CellAddress.parse(word) {
    case .address(let last): steps[start] = .tally(CellRange(first, last))
    case .outside: throw .reference
    case .somethingElse: throw .syntax
    }
    try advance()
  }
}
