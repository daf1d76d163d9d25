import Foundation

/// The parser of predicate formats, by recursive descent.
package struct PredicateParser {
  var tokens: [PredicateToken]
  var index = 0
  private var arguments: [Any?]
  private var used = 0

  /// Parses a format with its arguments.
  package static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError)
    -> PredicateTree
  {
    var scanner = PredicateScanner(format)
    var parser = PredicateParser(tokens: try scanner.tokens(), arguments: arguments)
    let tree = try parser.disjunction()
    guard parser.index == parser.tokens.count else { throw parser.unexpected() }
    return tree
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  func unexpected() -> PredicateFormatError {
    let word = next.map { "unexpected \($0)" } ?? "the format ends too early"
    return PredicateFormatError(description: word)
  }

  mutating func take(_ symbol: String) -> Bool {
    guard next == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  mutating func take(word names: String...) -> String? {
    guard case .word(let word)? = next, names.contains(word.uppercased()) else { return nil }
    index += 1
    return word.uppercased()
  }

  mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    if !take(symbol) { throw unexpected() }
  }

  mutating func argument() throws(PredicateFormatError) -> Any? {
    guard used < arguments.count else {
      throw PredicateFormatError(description: "it has more arguments than the \(arguments.count) given")
    }
    used += 1
    return PredicateValues.unwrapped(arguments[used - 1])
  }

  // MARK: - Predicates

  mutating func disjunction() throws(PredicateFormatError) -> PredicateTree {
    var parts = [try conjunction()]
    while take("||") || take(word: "OR") != nil { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateTree {
    var parts = [try negation()]
    while take("&&") || take(word: "AND") != nil { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateTree {
    if take("!") || take(word: "NOT") != nil { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") != nil { return .constant(true) }
    if take(word: "FALSEPREDICATE") != nil { return .constant(false) }
    // A bracket opens a predicate, or an expression that is compared.
    if next == .symbol("(") {
      let start = (index, used)
      index += 1
      if let inner = try? disjunction(), take(")"), !continuesExpression { return inner }
      (index, used) = start
    }
    return try comparison()
  }

  /// Whether the next token continues an expression, so that the bracket before it belonged to one.
  private var continuesExpression: Bool {
    switch next {
    case nil, .symbol(")"), .symbol("&&"), .symbol("||"), .symbol(","): return false
    case .word(let word): return !["AND", "OR"].contains(word.uppercased())
    default: return true
    }
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateTree {
    var modifier = PredicateComparison.Modifier.direct
    switch take(word: "ANY", "SOME", "ALL", "NONE") {
    case "ANY", "SOME": modifier = .any
    case "ALL": modifier = .all
    case "NONE": modifier = .none
    default: break
    }
    let left = try expression()
    guard let comparison = takeOperator() else {
      // A predicate as an argument.
      if case .value(let value) = left, let predicate = value as? NSPredicate, modifier == .direct {
        guard let tree = predicate.tree else {
          throw PredicateFormatError(description: "an argument is a predicate with a block")
        }
        return tree
      }
      throw unexpected()
    }
    var result = PredicateComparison(left: left, comparison: comparison, right: .value(nil))
    result.modifier = modifier
    if take("[") {
      guard case .word(let options)? = next else { throw unexpected() }
      index += 1
      result.ignoresCase = options.lowercased().contains("c")
      result.ignoresDiacritics = options.lowercased().contains("d")
      try expect("]")
    }
    result.right = try expression()
    return .comparison(result)
  }

  private mutating func takeOperator() -> PredicateComparison.Operator? {
    switch next {
    case .symbol(let symbol):
      let known: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
      ]
      guard let found = known[symbol] else { return nil }
      index += 1
      return found
    case .word(let word):
      guard let found = PredicateComparison.Operator(rawValue: word.uppercased()) else { return nil }
      index += 1
      return found
    default: return nil
    }
  }
}
