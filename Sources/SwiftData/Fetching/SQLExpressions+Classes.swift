import Foundation

// `$0 is Dog`, `$0 as? Dog` and `$0 as! Dog` of models.

extension PredicateExpressions.TypeCheck: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (key, plan) = try translator.model(input)
    guard let target = translator.plan(Desired.self) else { throw Untranslatable() }
    return .value(try translator.isOfClass(key, plan, target))
  }
}

extension PredicateExpressions.ConditionalCast: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (key, plan) = try translator.model(input)
    guard let target = translator.plan(Desired.self) else { throw Untranslatable() }
    let test = try translator.isOfClass(key, plan, target)
    return .model(key: .join("(CASE WHEN ", test, " THEN ", key, " END)"), plan: target)
  }
}

extension PredicateExpressions.ForceCast: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (key, plan) = try translator.model(input)
    guard let target = translator.plan(Desired.self), target.root === plan.root else {
      throw Untranslatable()
    }
    return .model(key: key, plan: target)
  }
}

extension PredicateTranslator {
  fileprivate func model(_ expression: Any) throws -> (SQLCondition, EntityPlan) {
    guard case .model(let key, let plan) = try term(expression) else { throw Untranslatable() }
    return (key, plan)
  }

  fileprivate func plan(_ type: Any.Type) -> EntityPlan? {
    (type as? any PersistentModel.Type).flatMap { plans[$0] }
  }

  /// Returns whether a model, given by its key, is of a class.
  fileprivate func isOfClass(_ key: SQLCondition, _ plan: EntityPlan, _ target: EntityPlan) throws
    -> SQLCondition
  {
    if plan.isKind(of: target) { return .join("(", key, " IS NOT NULL)") }
    guard target.isKind(of: plan) else { return SQLCondition(text: "0") }
    if let alias = rows[key.text] {
      return SQLCondition(text: "COALESCE(\(target.classCondition("\(alias)._class")!), 0)")
    }
    let alias = makeAlias()
    let condition = target.classCondition("\(alias)._class")!
    return .join(
      "EXISTS (SELECT 1 FROM \(plan.table) \(alias) WHERE \(alias)._key = ", key, " AND \(condition))")
  }
}
