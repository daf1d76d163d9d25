import Foundation

/// A condition of SQL with its arguments, and the properties that it depends on.
struct SQLCondition {
  var text = ""
  var arguments: [SQLArgument] = []
}

/// A part of a predicate as SQL.
indirect enum SQLTerm {
  /// An expression with a value.
  case value(SQLCondition)
  /// A model, by the expression of its key.
  case model(key: SQLCondition, plan: EntityPlan)
  /// The models of a subquery, `FROM … WHERE …`, in which each has an alias.
  case models(SQLCondition, alias: String, plan: EntityPlan)
  /// A value that is known.
  case constant(Any)
}

/// The error of an expression that SQL can't express.
struct Untranslatable: Error {}

/// A predicate's expression that may have a form in SQL.
protocol SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm
}

/// The translation of a predicate to SQL.
final class PredicateTranslator {
  let plans: EntityPlans
  var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  /// The properties that the predicate reads, as bits by the index of the root's plan.
  private(set) var dependencies: [Int: UInt64] = [:]
  /// Whether the predicate reads models that the tested one refers to, which may be of the same entity.
  private(set) var readsOtherModels = false
  /// Whether a comparison with NULL has to be false instead of NULL, because its value is negated or compared.
  private(set) var isNegated = false
  /// Whether the expression is compared with nil.
  private var isComparedWithNil = false
  private var aliasCount = 0

  init(_ plans: EntityPlans) { self.plans = plans }

  /// Translates an expression whose comparisons with NULL have to be false.
  func withoutNull(_ translate: () throws -> SQLTerm) rethrows -> SQLTerm {
    let before = isNegated
    defer { isNegated = before }
    isNegated = true
    return try translate()
  }

  /// Returns a comparison of values of a type, which is false for NULL if that makes a difference.
  func comparison(_ condition: SQLCondition, of type: Any.Type) -> SQLTerm {
    // NaN is NULL in the store, also in a date.
    let mayBeNull = type is any BinaryFloatingPoint.Type || type == Date.self
    return .value(isNegated && mayBeNull ? .join("COALESCE(", condition, ", 0)") : condition)
  }

  func makeAlias() -> String {
    aliasCount += 1
    return "x\(aliasCount)"
  }

  func depend(on property: ModelProperty) {
    dependencies[property.plan.root.index, default: 0] |= property.bit
  }

  /// Returns the term of an expression.
  func term(_ expression: Any) throws -> SQLTerm {
    guard let known = expression as? any SQLExpression else { throw Untranslatable() }
    return try known.term(self)
  }

  /// Returns two expressions with an operator between them.
  func infix(_ lhs: Any, _ symbol: String, _ rhs: Any) throws -> SQLTerm {
    .value(.join("(", try value(lhs), symbol, try value(rhs), ")"))
  }

  /// Translates a comparison, which may be one with nil.
  func comparison(_ lhs: Any, _ rhs: Any, _ translate: () throws -> SQLTerm) rethrows -> SQLTerm {
    let before = isComparedWithNil
    defer { isComparedWithNil = before }
    isComparedWithNil = lhs is any AnyNilLiteral || rhs is any AnyNilLiteral
    return try translate()
  }

  /// Returns an expression's value, or a model's key.
  func value(_ expression: Any) throws -> SQLCondition {
    switch try term(expression) {
    case .value(let condition): return condition
    case .model(let key, _): return key
    case .models: throw Untranslatable()
    case .constant(let value): return try constant(value)
    }
  }

  func constant(_ value: Any) throws -> SQLCondition {
    SQLCondition(text: "?", arguments: [try SQLArguments.argument(for: value)])
  }

  /// Returns the translated conjuncts of a predicate; `isComplete` is false if some can't be translated.
  func conjuncts<Model: PersistentModel>(
    of predicate: Predicate<Model>, alias: String, plan: EntityPlan
  ) -> (conditions: [SQLCondition], isComplete: Bool) {
    variables[predicate.variable.key] = .model(key: SQLCondition(text: "\(alias)._key"), plan: plan)
    rows[alias + "._key"] = alias
    var found: [SQLCondition] = []
    var isComplete = true
    var waiting: [Any] = [predicate.expression]
    while let expression = waiting.popLast() {
      if let both = expression as? any AnyConjunction {
        waiting += [both.parts.1, both.parts.0]
      } else if let condition = try? value(expression) {
        found.append(condition)
      } else {
        isComplete = false
      }
    }
    return (found, isComplete)
  }

  /// The aliases of rows whose keys have an expression: their columns are read without a subquery.
  var rows: [String: String] = [:]

  /// Returns the value of a model's property.
  func property(_ property: ModelProperty, of key: SQLCondition) throws -> SQLTerm {
    depend(on: property)
    if property.kind == .toMany || rows[key.text] != "t" { readsOtherModels = true }
    if property.kind == .toMany { return try models(of: property, key: key) }
    // A value may be in a file; only whether there is one can be seen in the row.
    guard property.hasColumn, !property.isExternal || isComparedWithNil else { throw Untranslatable() }
    let column: SQLCondition
    if let alias = rows[key.text] {
      column = SQLCondition(text: "\(alias).\(property.columnName)")
    } else {
      let alias = makeAlias()
      column = SQLCondition(
        text:
          "(SELECT \(alias).\(property.columnName) FROM \(property.plan.table) \(alias) WHERE \(alias)._key = \(key.text))",
        arguments: key.arguments)
    }
    if property.kind == .toOne, let target = property.targetPlan { return .model(key: column, plan: target) }
    return .value(column)
  }

  private func models(of property: ModelProperty, key: SQLCondition) throws -> SQLTerm {
    guard let target = property.targetPlan else { throw Untranslatable() }
    let alias = makeAlias()
    rows[alias + "._key"] = alias
    if let link = property.link {
      let text =
        "FROM \(target.table) \(alias) WHERE \(alias)._key IN"
        + " (SELECT \(link.target) FROM \(quoted(link.name)) WHERE \(link.source) = \(key.text))"
      return .models(SQLCondition(text: text, arguments: key.arguments), alias: alias, plan: target)
    }
    guard let inverse = property.inverse else { throw Untranslatable() }
    depend(on: inverse)
    let text = "FROM \(target.table) \(alias) WHERE \(alias).\(inverse.columnName) = \(key.text)"
    return .models(SQLCondition(text: text, arguments: key.arguments), alias: alias, plan: target)
  }
}

extension SQLCondition {
  /// Joins parts by texts: `join("(", a, " + ", b, ")")`.
  static func join(_ parts: Any...) -> SQLCondition {
    var result = SQLCondition()
    for part in parts {
      if let condition = part as? SQLCondition {
        result.text += condition.text
        result.arguments += condition.arguments
      } else if let text = part as? String {
        result.text += text
      }
    }
    return result
  }
}
