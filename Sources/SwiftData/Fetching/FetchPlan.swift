import Foundation
import Trellis
import TrellisFoundation

/// A fetch as SQL, and the part of it that SQL can't express.
struct FetchPlan<T: PersistentModel> {
  let plan: EntityPlan
  let descriptor: FetchDescriptor<T>
  let conditions: [SQLCondition]
  /// The condition that a row is of the fetched class; nil if all rows of the table are.
  let isOfClass: String?
  /// Whether SQL tests the whole predicate.
  let isFiltered: Bool
  /// The terms of `ORDER BY`; nil if SQL can't sort so.
  let order: [String]?
  /// The properties that the result depends on, besides which models there are, as bits by the index of the root's plan; nil if any change
  /// may affect it.
  let dependencies: [Int: UInt64]?
  /// Whether the predicate reads models that the tested one refers to.
  let readsOtherModels: Bool

  init(_ descriptor: FetchDescriptor<T>, _ plan: EntityPlan, _ plans: EntityPlans) {
    self.plan = plan
    self.descriptor = descriptor
    let translator = PredicateTranslator(plans)
    if let predicate = descriptor.predicate {
      (conditions, isFiltered) = translator.conjuncts(of: predicate, alias: "t", plan: plan)
    } else {
      (conditions, isFiltered) = ([], true)
    }
    isOfClass = plan.classCondition("t._class")
    order = FetchPlan.order(descriptor.sortBy, plan, translator)
    readsOtherModels = translator.readsOtherModels
    dependencies = isFiltered && order != nil ? translator.dependencies : nil
    if !isFiltered, let predicate = descriptor.predicate {
      Report.once(
        "SwiftData: a predicate of \(plan.name) is evaluated in Swift, for all models that its other conditions leave: \(String(describing: predicate).prefix(500))"
      )
    }
  }

  private static func order(
    _ sortBy: [SortDescriptor<T>], _ plan: EntityPlan, _ translator: PredicateTranslator
  ) -> [String]? {
    var terms: [String] = []
    for descriptor in sortBy {
      guard let keyPath = descriptor.keyPath, let found = plan.sortKeys[keyPath] else { return nil }
      translator.depend(on: found.property)
      let collation = found.collation.isEmpty ? "" : " COLLATE \(found.collation)"
      terms.append(
        "t.\(found.property.columnName)\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")")
    }
    return terms
  }

  /// Returns the statement; limits are a part of it only if SQL does all the rest.
  func statement(selecting selection: String, isLimited: Bool) -> SQLCondition {
    var result = SQLCondition(text: "SELECT \(selection) FROM \(plan.table) t")
    let all = (isOfClass.map { [SQLCondition(text: $0)] } ?? []) + conditions
    for (index, condition) in all.enumerated() {
      result.text += (index == 0 ? " WHERE " : " AND ") + condition.text
      result.arguments += condition.arguments
    }
    result.text += " ORDER BY " + ((order ?? []) + ["t._key"]).joined(separator: ", ")
    if isLimited, descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
      result.text += " LIMIT \(descriptor.fetchLimit ?? -1) OFFSET \(max(descriptor.fetchOffset ?? 0, 0))"
    }
    return result
  }

  /// Whether a change of one model can be applied to a sorted result.
  var isIncremental: Bool {
    guard descriptor.fetchLimit == nil, descriptor.fetchOffset == nil, !readsOtherModels else { return false }
    return dependencies?.keys.allSatisfy { $0 == plan.root.index } ?? false
  }

  /// Returns whether another fetch certainly has the same result.
  func isSame(as other: FetchPlan) -> Bool {
    guard isFiltered, order != nil, order == other.order, other.isFiltered,
      descriptor.fetchLimit == other.descriptor.fetchLimit,
      descriptor.fetchOffset == other.descriptor.fetchOffset,
      conditions.map(\.text) == other.conditions.map(\.text)
    else { return false }
    let (one, two) = (conditions.flatMap(\.arguments), other.conditions.flatMap(\.arguments))
    return zip(one, two).allSatisfy { $0.value != nil && $0.value == $1.value }
  }

  /// Returns whether a model satisfies the predicate; an error of the predicate counts as no.
  func matches(_ model: T) -> Bool {
    guard let predicate = descriptor.predicate else { return true }
    return (try? predicate.evaluate(model)) ?? false
  }

  /// Returns whether a model is before another; those that are equal by the descriptors are in the order of their keys.
  func isOrdered(_ one: T, _ other: T) -> Bool {
    for descriptor in descriptor.sortBy {
      switch descriptor.compare(one, other) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return one.key < other.key
  }

  /// Returns the part of a complete result between the offset and the limit.
  func limited(_ models: [T]) -> [T] {
    if descriptor.fetchLimit == nil, descriptor.fetchOffset == nil { return models }
    let rest = models.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max($0, 0)) } ?? rest)
  }
}

/// Messages to the standard error stream.
enum Report {
  static func once(_ message: String) { Warning.report(message, onceFor: message) }
}
