import Foundation

extension PredicateParser {
  /// Parses an expression: sums of products of powers.
  mutating func expression() throws(PredicateFormatError) -> PredicateTerm {
    var left = try product()
    while case .symbol(let symbol)? = next, ["+", "-"].contains(symbol) {
      index += 1
      left = .call(symbol, [left, try product()])
    }
    return left
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateTerm {
    var left = try power()
    while case .symbol(let symbol)? = next, ["*", "/"].contains(symbol) {
      index += 1
      left = .call(symbol, [left, try power()])
    }
    return left
  }

  private mutating func power() throws(PredicateFormatError) -> PredicateTerm {
    let base = try postfix()
    return take("**") ? .call("**", [base, try power()]) : base
  }

  /// Parses an expression with the keys behind it: `%K.name`, `items.@count`.
  private mutating func postfix() throws(PredicateFormatError) -> PredicateTerm {
    var result = try primary()
    while take(".") {
      result = result.appending([try key()])
    }
    return result
  }

  private mutating func key() throws(PredicateFormatError) -> String {
    if next == .key {
      index += 1
      return try keyArgument()
    }
    let prefix = take("@") ? "@" : ""
    guard case .word(let word)? = next else { throw unexpected() }
    index += 1
    return prefix + word.drop { $0 == "#" }
  }

  private mutating func keyArgument() throws(PredicateFormatError) -> String {
    guard let text = try argument() as? String else {
      throw PredicateFormatError(description: "the argument of a %K isn't a text")
    }
    return text
  }

  private mutating func primary() throws(PredicateFormatError) -> PredicateTerm {
    guard let token = next else { throw unexpected() }
    index += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument: return .value(try argument())
    case .key:
      return PredicateTerm.object.appending(try keyArgument().split(separator: ".").map(String.init))
    case .variable(let name): return .variable(name)
    case .symbol("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .symbol("{"): return .list(try arguments(until: "}"))
    case .symbol("-"):
      return .call("-", [.value(NSNumber(value: 0)), try postfix()])
    case .symbol("@"):
      // A text with Objective-C's mark, or an operator on the object itself.
      if case .text(let text)? = next {
        index += 1
        return .value(text)
      }
      index -= 1
      return PredicateTerm.object.appending([try key()])
    case .word(let word): return try named(word)
    default:
      index -= 1
      throw unexpected()
    }
  }

  private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateTerm {
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(NSNumber(value: true))
    case "FALSE", "NO": return .value(NSNumber(value: false))
    case "SUBQUERY":
      try expect("(")
      let list = try expression()
      try expect(",")
      guard case .variable(let name)? = next else { throw unexpected() }
      index += 1
      try expect(",")
      let tree = try disjunction()
      try expect(")")
      return .subquery(list, name, tree)
    default: break
    }
    if take(":") {
      try expect("(")
      return .call(word + ":", try arguments(until: ")"))
    }
    if word == "now", take("(") {
      try expect(")")
      return .call("now:", [])
    }
    return .keyPath(.object, [String(word.drop { $0 == "#" })])
  }

  private mutating func arguments(until end: String) throws(PredicateFormatError) -> [PredicateTerm] {
    var found: [PredicateTerm] = []
    if take(end) { return found }
    repeat { found.append(try expression()) } while take(",")
    try expect(end)
    return found
  }
}

extension PredicateTerm {
  func appending(_ keys: [String]) -> PredicateTerm {
    if case .keyPath(let base, let first) = self { return .keyPath(base, first + keys) }
    return .keyPath(self, keys)
  }
}
