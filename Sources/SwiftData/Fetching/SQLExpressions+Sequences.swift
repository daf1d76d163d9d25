import Foundation
import TrellisFoundation

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard case .models(let query, let alias, let plan) = try translator.term(sequence) else {
      throw Untranslatable()
    }
    translator.variables[variable.key] = .model(key: SQLCondition(text: "\(alias)._key"), plan: plan)
    return .value(.join("EXISTS (SELECT 1 ", query, " AND ", try translator.value(test), ")"))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard case .models(let query, let alias, let plan) = try translator.term(sequence) else {
      throw Untranslatable()
    }
    translator.variables[variable.key] = .model(key: SQLCondition(text: "\(alias)._key"), plan: plan)
    return .value(
      .join("NOT EXISTS (SELECT 1 ", query, " AND COALESCE(", try translator.value(test), ", 0) = 0)"))
  }
}

extension PredicateExpressions.Filter: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard case .models(let query, let alias, let plan) = try translator.term(sequence) else {
      throw Untranslatable()
    }
    translator.variables[variable.key] = .model(key: SQLCondition(text: "\(alias)._key"), plan: plan)
    return .models(.join(query, " AND ", try translator.value(filter)), alias: alias, plan: plan)
  }
}

extension PredicateExpressions.SequenceContains: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(sequence) {
    case .models(let query, let alias, _):
      return .value(
        .join("EXISTS (SELECT 1 ", query, " AND \(alias)._key = ", try translator.value(element), ")"))
    case .constant(let value):
      guard let elements = SQLArguments.elements(of: value) else { throw Untranslatable() }
      // SQLite limits the number of parameters, by default to 32,766.
      guard elements.count <= 30_000 else { throw Untranslatable() }
      let all = try elements.map { try SQLArguments.argument(for: $0) }
      let list = all.filter { !$0.isNull }
      let element = try translator.value(element)
      let texts = Array(repeating: "?", count: list.count).joined(separator: ", ")
      // `IN` would be NULL for NULL, which is no element of a list without nil.
      let isElement = SQLCondition.join(
        "COALESCE(", element, SQLOrder.collation(RHS.Output.self) + " IN (",
        SQLCondition(text: texts, arguments: list), "), 0)")
      if list.count == all.count { return .value(isElement) }
      return .value(.join("(", element, " IS NULL OR ", isElement, ")"))
    default: throw Untranslatable()
    }
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard SQLOrder.isKnown(Element.Output.self) else { throw Untranslatable() }
    var value = try translator.value(element)
    value.text += SQLOrder.collation(Element.Output.self)
    if let bounds = range as? any SQLBounds {
      let condition = SQLCondition.join(
        "(", value, " >= ", try translator.value(bounds.lowerExpression), " AND ", value,
        bounds.isClosed ? " <= " : " < ", try translator.value(bounds.upperExpression), ")")
      return translator.comparison(condition, of: Element.Output.self)
    }
    guard case .constant(let known) = try translator.term(range), let range = known as? any KnownBounds else {
      throw Untranslatable()
    }
    let condition = SQLCondition.join(
      "(", value, " >= ", try translator.constant(range.lower), " AND ", value,
      range.isClosed ? " <= " : " < ", try translator.constant(range.upper), ")")
    return translator.comparison(condition, of: Element.Output.self)
  }
}

/// A range whose bounds are expressions.
private protocol SQLBounds {
  var lowerExpression: Any { get }
  var upperExpression: Any { get }
  var isClosed: Bool { get }
}

extension PredicateExpressions.Range: SQLBounds {
  var lowerExpression: Any { lower }
  var upperExpression: Any { upper }
  var isClosed: Bool { false }
}

extension PredicateExpressions.ClosedRange: SQLBounds {
  var lowerExpression: Any { lower }
  var upperExpression: Any { upper }
  var isClosed: Bool { true }
}

/// A range whose bounds are known.
private protocol KnownBounds {
  var lower: Any { get }
  var upper: Any { get }
  var isClosed: Bool { get }
}

extension Range: KnownBounds {
  var lower: Any { lowerBound }
  var upper: Any { upperBound }
  var isClosed: Bool { false }
}

extension ClosedRange: KnownBounds {
  var lower: Any { lowerBound }
  var upper: Any { upperBound }
  var isClosed: Bool { true }
}

// MARK: - Text

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard Base.Output.self == String.self, Other.Output.self == String.self else { throw Untranslatable() }
    return .value(
      .join("swift_contains(", try translator.value(base), ", ", try translator.value(other), ")"))
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard Base.Output.self == String.self, Prefix.Output.self == String.self else { throw Untranslatable() }
    return .value(.join("swift_starts(", try translator.value(base), ", ", try translator.value(prefix), ")"))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard Root.Output.self == String.self, Other.Output.self == String.self else { throw Untranslatable() }
    return .value(
      .join(
        "swift_localizedStandardContains(", try translator.value(root), ", ", try translator.value(other), ")"
      ))
  }
}
