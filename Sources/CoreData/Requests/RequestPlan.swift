import Foundation
import TrellisFoundation

/// A condition in SQL with its arguments.
struct SQLCondition {
  var sql: String
  var arguments: [Any?]
}

/// A sort descriptor as a fetch needs it.
struct SortKey {
  let descriptor: NSSortDescriptor
  /// The path of keys; nil if the descriptor has a key path without names.
  let name: String?

  init(_ descriptor: NSSortDescriptor) {
    self.descriptor = descriptor
    name = descriptor.key ?? PropertyRecorder.name(of: descriptor.keyPath)
  }

  /// Returns the term of ORDER BY; nil if SQL can't sort by the key.
  func sql(_ entity: NSEntityDescription) -> String? {
    guard let name, let attribute = entity.attributesByName[name], attribute.isComparable else { return nil }
    let key = descriptor as? KeySortDescriptor
    var term = SQLValues.quoted(name)
    if attribute.attributeType == .stringAttributeType {
      if let collation = key?.collation {
        term += " COLLATE \(collation)"
      } else if key?.comparison == nil {
        term += " COLLATE swift_lexical"
      } else {
        return nil
      }
    }
    return term + (descriptor.ascending ? "" : " DESC")
  }
}

/// A fetch request, divided into the part that SQL answers and the part that is evaluated on objects.
final class RequestPlan {
  let entity: NSEntityDescription
  let entities: [NSEntityDescription]
  var predicate: NSPredicate?
  var sort: [SortKey] = []
  var limit = 0
  var offset = 0
  /// The part of the predicate in SQL.
  var conditions: [SQLCondition] = []
  /// The part of the predicate that isn't in SQL.
  var residual: [NSPredicate] = []
  /// The terms of ORDER BY.
  var order: [String] = []
  /// Whether SQL sorts as the request does.
  var isSorted = true
  /// The properties that the predicate and the order read; nil if they aren't known, or if they are those of other objects too.
  private(set) var dependencies: Set<String>? = []

  init(entity: NSEntityDescription, includesSubentities: Bool = true) {
    self.entity = entity
    entities = (includesSubentities ? entity.family : [entity])
  }

  convenience init(_ request: NSFetchRequest<some Any>, _ model: NSManagedObjectModel) throws {
    guard let entity = request.resolvedEntity(model) else {
      throw ManagedErrors.make(NSCoreDataError, "a fetch request has no entity of the model")
    }
    self.init(entity: entity, includesSubentities: request.includesSubentities)
    (predicate, limit, offset) = (request.predicate, request.fetchLimit, request.fetchOffset)
    sort = (request.sortDescriptors ?? []).map { SortKey($0) }
    if let predicate { divide(predicate) }
    let terms = sort.map { $0.sql(entity) }
    isSorted = !terms.contains { $0 == nil }
    order = isSorted ? terms.compactMap(\.self) : []
    for key in sort { depend(on: key.name.map { [$0.split(separator: ".").map(String.init)] }) }
  }

  /// Whether the rows of SQL are the result, without unsaved changes.
  var isSQL: Bool { residual.isEmpty && isSorted }

  /// Whether the result follows from the changed objects, without another fetch.
  var isIncremental: Bool {
    dependencies != nil && limit == 0 && offset == 0 && sort.allSatisfy { $0.name != nil }
  }

  private func divide(_ predicate: NSPredicate) {
    guard let tree = predicate.tree else {
      residual.append(predicate)
      dependencies = nil
      return
    }
    depend(on: tree.paths)
    var parts = [tree]
    if case .and(let inner) = tree { parts = inner }
    for part in parts {
      if let condition = SQLPredicate(entity).condition(part) {
        conditions.append(condition)
      } else {
        residual.append(FormatPredicate(part))
      }
    }
  }

  private func depend(on paths: [[String]]?) {
    guard let paths, let known = dependencies else {
      dependencies = nil
      return
    }
    // A path through other objects depends on them.
    if paths.contains(where: { path in
      path.count > 1
        || entity.attributesByName[path.first ?? ""] == nil
          && entity.relationshipsByName[path.first ?? ""]?.isToMany != false
    }) {
      dependencies = nil
    } else {
      dependencies = known.union(paths.compactMap(\.first))
    }
  }

  func matches(_ object: NSManagedObject) -> Bool {
    entities.contains { $0 === object.entity } && predicate?.evaluate(with: object) ?? true
  }

  /// Returns whether an object precedes another, or is equal in the order; objects that are equal are in the order of creation.
  func isOrdered(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    for key in sort {
      switch key.descriptor.compare(first, to: second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return first.objectID.key <= second.objectID.key
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { first, second in first !== second && isOrdered(first, second) }
  }

  func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    let rest = objects.dropFirst(offset)
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}

extension PredicateTree {
  /// The paths of keys that the predicate reads; nil if they aren't known.
  var paths: [[String]]? {
    switch self {
    case .constant: return []
    case .and(let parts), .or(let parts):
      let all = parts.map(\.paths)
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    case .not(let part): return part.paths
    case .comparison(let comparison):
      guard let left = comparison.left.paths, let right = comparison.right.paths else { return nil }
      return left + right
    }
  }
}

extension PredicateTerm {
  fileprivate var paths: [[String]]? {
    switch self {
    case .value: return []
    case .keyPath(.object, let keys): return [keys]
    case .list(let elements), .call(_, let elements):
      let all = elements.map(\.paths)
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    case .object: return []
    case .keyPath, .variable, .subquery: return nil
    }
  }
}
