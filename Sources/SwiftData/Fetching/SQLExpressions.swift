import Foundation

/// A conjunction of any types.
protocol AnyConjunction {
  var parts: (Any, Any) { get }
}

extension PredicateExpressions.Conjunction: AnyConjunction, SQLExpression {
  var parts: (Any, Any) { (lhs, rhs) }
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, " AND ", rhs)
  }
}

extension PredicateExpressions.Disjunction: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, " OR ", rhs)
  }
}

extension PredicateExpressions.Negation: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.withoutNull { .value(.join("(NOT ", try translator.value(wrapped), ")")) }
  }
}

extension PredicateExpressions.Equal: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let symbol = SQLOrder.collation(LHS.Output.self) + " IS "
    let isEqual = try translator.comparison(lhs, rhs) {
      try translator.withoutNull { try translator.infix(lhs, symbol, rhs) }
    }
    // NaN is NULL in the store, and equals nothing.
    guard LHS.Output.self is any BinaryFloatingPoint.Type, case .value(let condition) = isEqual else {
      return isEqual
    }
    return .value(.join("(", condition, " AND ", try translator.value(lhs), " IS NOT NULL)"))
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let symbol = SQLOrder.collation(LHS.Output.self) + " IS NOT "
    let differs = try translator.comparison(lhs, rhs) {
      try translator.withoutNull { try translator.infix(lhs, symbol, rhs) }
    }
    guard LHS.Output.self is any BinaryFloatingPoint.Type, case .value(let condition) = differs else {
      return differs
    }
    return .value(.join("(", condition, " OR ", try translator.value(lhs), " IS NULL)"))
  }
}

extension PredicateExpressions.Comparison: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard SQLOrder.isKnown(LHS.Output.self) else { throw Untranslatable() }
    let symbol =
      switch op {
      case .lessThan: " < "
      case .lessThanOrEqual: " <= "
      case .greaterThan: " > "
      case .greaterThanOrEqual: " >= "
      @unknown default: throw Untranslatable()
      }
    let result = try translator.infix(lhs, SQLOrder.collation(LHS.Output.self) + symbol, rhs)
    guard case .value(let condition) = result else { return result }
    return translator.comparison(condition, of: LHS.Output.self)
  }
}

/// The types whose columns have the order of the values.
enum SQLOrder {
  static func isKnown(_ type: Any.Type) -> Bool {
    type is any FixedWidthInteger.Type && type != UInt64.self && type != UInt.self
      || type is any BinaryFloatingPoint.Type || type == Date.self || type == String.self
  }

  /// Returns the collation that compares strings as Swift does; empty for other types.
  static func collation(_ type: Any.Type) -> String {
    let isText = type == String.self || (type as? any AnyOptional.Type)?.wrappedType == String.self
    return isText ? " COLLATE swift_lexical" : ""
  }
}

extension PredicateExpressions.Variable: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard let term = translator.variables[key] else { throw Untranslatable() }
    return term
  }
}

extension PredicateExpressions.Value: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm { .constant(value) }
}

/// `nil` of any type.
protocol AnyNilLiteral {}

extension PredicateExpressions.NilLiteral: SQLExpression, AnyNilLiteral {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm { .value(SQLCondition(text: "NULL")) }
}

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm { try translator.term(inner) }
}

extension PredicateExpressions.NilCoalesce: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    // An optional array of models is never nil in the store.
    if case .models(let query, let alias, let plan) = try translator.term(lhs) {
      return .models(query, alias: alias, plan: plan)
    }
    return try translator.withoutNull {
      .value(.join("COALESCE(", try translator.value(lhs), ", ", try translator.value(rhs), ")"))
    }
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let inner = try translator.term(wrapped)
    translator.variables[variable.key] = inner
    let result = try translator.term(transform)
    // The result is nil if the value is, also where SQL's isn't NULL: in a comparison by IS.
    let tested: SQLCondition
    switch inner {
    case .value(let condition): tested = condition
    case .model(let key, _): tested = key
    case .models, .constant: return result
    }
    guard case .value(let condition) = result else { return result }
    return .value(.join("(CASE WHEN ", tested, " IS NULL THEN NULL ELSE ", condition, " END)"))
  }
}

extension PredicateExpressions.Conditional: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    .value(
      .join(
        "(CASE WHEN ", try translator.value(test), " THEN ", try translator.value(trueBranch), " ELSE ",
        try translator.value(falseBranch), " END)"))
  }
}

extension PredicateExpressions.Arithmetic: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    guard SQLOrder.isKnown(LHS.Output.self) else { throw Untranslatable() }
    let symbol =
      switch op {
      case .add: " + "
      case .subtract: " - "
      case .multiply: " * "
      @unknown default: throw Untranslatable()
      }
    return try translator.infix(lhs, symbol, rhs)
  }
}

extension PredicateExpressions.UnaryMinus: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    .value(.join("(-", try translator.value(wrapped), ")"))
  }
}
