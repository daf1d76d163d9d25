import Foundation
import Trellis
import TrellisGraph

/// The result of a query; results of one query are equal if their numbers are.
struct QueryResult<Element: PersistentModel> {
  var models: [Element] = []
  var error: (any Error)?
  var number = 0
}

extension AttributeKind {
  /// The result of a `@Query`.
  static let query: AttributeKind = "query"
}

/// A query of a view: an attribute that is invalidated by the changes that can affect it.
@MainActor
final class QueryStore<Element: PersistentModel> {
  let context: ModelContext
  var transaction: Transaction?
  private(set) var rule: PropertyRule<QueryResult<Element>>!
  /// Nil if the container doesn't have the models.
  private let fetch: FetchPlan<Element>?
  private var last = QueryResult<Element>()
  /// The models whose changes the result doesn't contain yet.
  private var waiting: [Element] = []
  /// Whether everything is to be read again.
  private var isStale = true
  private var isInvalidated = false

  init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ context: ModelContext,
    _ host: PropertyHost
  ) {
    self.context = context
    self.transaction = transaction
    if let plan = context.core.plans[Element.self] {
      fetch = FetchPlan(descriptor, plan, context.core.plans)
    } else {
      fetch = nil
    }
    rule = host.makeRule(kind: .query, comparedBy: { $0.number == $1.number }) { [unowned self] in evaluate()
    }
    context.add(self)
  }

  var result: QueryResult<Element> { rule.attribute.exists ? rule.attribute.wrappedValue : last }

  func stop() {
    context.remove(self)
    rule.remove()
  }

  /// Returns whether a view that asks for the models of a description certainly gets those of this query.
  func isSame(as descriptor: FetchDescriptor<Element>) -> Bool {
    guard let fetch else { return true }
    return FetchPlan(descriptor, fetch.plan, context.core.plans).isSame(as: fetch)
  }

  private func evaluate() -> QueryResult<Element> {
    isInvalidated = false
    guard isStale || !waiting.isEmpty else { return last }
    do {
      var models = last.models
      guard let fetch else { throw Self.missing() }
      if isStale || last.error != nil {
        models = try context.fetch(fetch)
      } else {
        apply(&models, fetch)
      }
      let isSame =
        last.number > 0 && last.error == nil && models.count == last.models.count
        && zip(models, last.models).allSatisfy { $0 === $1 }
      if !isSame { last = QueryResult(models: models, error: nil, number: last.number + 1) }
    } catch {
      last = QueryResult(models: last.models, error: error, number: last.number + 1)
    }
    (isStale, waiting) = (false, [])
    return last
  }

  private static func missing() -> SwiftDataError {
    let reason =
      "the view's container has no \(Element.self), or it couldn't be opened; pass \(Element.self).self to modelContainer(for:)"
    Report.once("SwiftData: a query is empty: \(reason)")
    return SwiftDataError(.loadIssueModelContainer, reason)
  }

  /// Removes the changed models from a sorted result, and inserts those that satisfy the predicate where they belong.
  private func apply(_ models: inout [Element], _ fetch: FetchPlan<Element>) {
    let changed = Set(waiting.map { ObjectIdentifier($0) })
    models.removeAll { changed.contains(ObjectIdentifier($0)) }
    var seen: Set<ObjectIdentifier> = []
    for model in waiting where seen.insert(ObjectIdentifier(model)).inserted {
      guard !model.isDeleted, fetch.matches(model) else { continue }
      var (low, high) = (0, models.count)
      while low < high {
        let middle = (low + high) / 2
        if fetch.isOrdered(models[middle], model) { low = middle + 1 } else { high = middle }
      }
      models.insert(model, at: low)
    }
  }
}

extension QueryStore: ContextObserver {
  nonisolated func contextDidChange(
    _ plan: EntityPlan, _ kind: ContextChange.Kind, _ bits: UInt64, _ model: (any PersistentModel)?
  ) {
    let change = UncheckedBox((plan, kind, bits, model))
    MainActor.assumeIsolated {
      let (plan, kind, bits, model) = change.value
      note(plan, kind, bits, model)
    }
  }

  private func note(
    _ plan: EntityPlan, _ kind: ContextChange.Kind, _ bits: UInt64, _ model: (any PersistentModel)?
  ) {
    guard let fetch else { return }
    let isOwn = plan.isKind(of: fetch.plan)
    let affected = fetch.dependencies.map { $0[plan.root.index, default: 0] }
    switch kind {
    case .inserted, .deleted: guard isOwn || affected != 0 else { return }
    case .updated: guard affected.map({ $0 & bits != 0 }) ?? true else { return }
    }
    if isOwn, fetch.isIncremental, let model = model as? Element {
      if !isStale { waiting.append(model) }
      // Many rows are read faster by one fetch than one by one.
      if waiting.count > max(100, last.models.count / 4) { (isStale, waiting) = (true, []) }
    } else {
      (isStale, waiting) = (true, [])
    }
    if isInvalidated { return }
    isInvalidated = true
    let event = "\(plan.name): \(kind == .updated ? plan.names(of: bits) + " changed" : "\(kind)")"
    if let transaction {
      withTransaction(transaction) { rule.invalidate(event: event) }
    } else {
      rule.invalidate(event: event)
    }
  }
}

extension EntityPlan {
  /// Returns the names of some properties.
  func names(of bits: UInt64) -> String {
    properties.filter { bits & $0.bit != 0 }.map(\.name).joined(separator: ", ")
  }
}
