import Foundation

/// The evaluation of predicates of formats.
extension PredicateTree {
  /// Returns whether the predicate is true for an object, with values of its variables.
  package func evaluate(_ object: Any?, _ variables: [String: Any?] = [:]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let parts): parts.allSatisfy { $0.evaluate(object, variables) }
    case .or(let parts): parts.contains { $0.evaluate(object, variables) }
    case .not(let part): !part.evaluate(object, variables)
    case .comparison(let comparison): comparison.evaluate(object, variables)
    }
  }
}

extension PredicateTerm {
  /// Returns the value of the expression for an object.
  package func evaluate(_ object: Any?, _ variables: [String: Any?]) -> Any? {
    switch self {
    case .object: return PredicateValues.unwrapped(object)
    case .value(let value): return value
    case .keyPath(let base, let keys):
      return PredicateValues.value(of: base.evaluate(object, variables), at: keys[...])
    case .variable(let name):
      guard let value = variables[name] else {
        preconditionFailure("a predicate has the variable $\(name), for which no value was given")
      }
      return PredicateValues.unwrapped(value)
    case .list(let elements): return elements.map { $0.evaluate(object, variables) as Any }
    case .subquery(let list, let name, let tree):
      return (PredicateValues.elements(list.evaluate(object, variables)) ?? []).filter { element in
        tree.evaluate(object, variables.merging([name: element]) { $1 })
      }
    case .call(let name, let arguments): return call(name, arguments.map { $0.evaluate(object, variables) })
    }
  }

  private func call(_ name: String, _ values: [Any?]) -> Any? {
    if name == "now:" { return Date() }
    let first = values.first ?? nil
    switch name {
    case "lowercase:": return (first as? String)?.lowercased()
    case "uppercase:": return (first as? String)?.uppercased()
    case "length:": return (first as? String).map { NSNumber(value: $0.utf16.count) }
    case "count:", "sum:", "min:", "max:", "average:":
      let elements = PredicateValues.elements(first) ?? values.compactMap { $0 }
      return PredicateValues.summary(
        String(name.dropLast()), elements.compactMap { PredicateValues.number($0) }, elements)
    default: break
    }
    let numbers = values.compactMap { PredicateValues.number($0) }
    guard numbers.count == values.count, let number = numbers.first else { return nil }
    let other = numbers.last ?? 0
    let result: Double
    switch name {
    case "+", "add:to:": result = number + other
    case "-": result = number - other
    case "*": result = number * other
    case "/": result = number / other
    case "**": result = pow(number, other)
    case "abs:": result = abs(number)
    case "floor:": result = floor(number)
    case "ceiling:": result = ceil(number)
    case "sqrt:": result = number.squareRoot()
    default: preconditionFailure("a predicate calls the unknown function '\(name)'")
    }
    return NSNumber(value: result)
  }
}

extension PredicateComparison {
  fileprivate func evaluate(_ object: Any?, _ variables: [String: Any?]) -> Bool {
    let (left, right) = (left.evaluate(object, variables), right.evaluate(object, variables))
    let elements = PredicateValues.elements(left) ?? left.map { [$0] } ?? []
    switch modifier {
    case .direct: return holds(left, right)
    case .any: return elements.contains { holds($0, right) }
    case .all: return elements.allSatisfy { holds($0, right) }
    case .none: return !elements.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch comparison {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let limits = PredicateValues.elements(right), limits.count == 2 else {
        preconditionFailure("the right side of BETWEEN isn't a list of two values: \(self.right.text)")
      }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = left as? String, let pattern = right as? String else { return false }
      return matches(text, pattern)
    }
  }

  private func contains(_ container: Any?, _ part: Any?) -> Bool {
    if let elements = PredicateValues.elements(container) {
      return elements.contains { areEqual(PredicateValues.unwrapped($0), part) }
    }
    guard let text = container as? String, let part = part as? String else { return false }
    return folded(text).contains(folded(part)) || part.isEmpty
  }

  private func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    if let first = first as? String, let second = second as? String { return folded(first) == folded(second) }
    return PredicateValues.areEqual(first, second)
  }

  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    if let first = first as? String, let second = second as? String {
      return PredicateValues.compare(folded(first), folded(second))
    }
    return PredicateValues.compare(first, second)
  }

  private func folded(_ text: String) -> String {
    guard ignoresCase || ignoresDiacritics else { return text }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    switch comparison {
    case .beginsWith: return folded(text).hasPrefix(folded(pattern)) || pattern.isEmpty
    case .endsWith: return folded(text).hasSuffix(folded(pattern)) || pattern.isEmpty
    default: break
    }
    var expression = ignoresDiacritics && comparison == .matches ? pattern : folded(pattern)
    if comparison == .like {
      expression = NSRegularExpression.escapedPattern(for: expression)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
    } else if !ignoresDiacritics {
      expression = pattern
    }
    let text = comparison == .like ? folded(text) : text
    var options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if ignoresCase { options.insert(.caseInsensitive) }
    guard let regex = try? NSRegularExpression(pattern: "\\A(?:\(expression))\\z", options: options) else {
      preconditionFailure("the right side of MATCHES isn't a regular expression: \(pattern)")
    }
    return regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
