import Foundation

extension NSManagedObjectContext {
  /// Returns the results of a request; they include changes that aren't saved, unless the request excludes them.
  public final func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let plan = try plan(request)
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? Result }
    }
    let objects = try objects(plan, includesPendingChanges: request.includesPendingChanges)
    if request.shouldRefreshRefetchedObjects { for object in objects { refresh(object, mergeChanges: true) } }
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? Result }
    case .dictionaryResultType: return dictionaries(objects, request).compactMap { $0 as? Result }
    default: break
    }
    if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
    return objects.map { object in
      guard let result = object as? Result else {
        preconditionFailure(
          "CoreData: the objects of \(plan.entity.name ?? "") have the class \(type(of: object)), and the request asks for \(Result.self)"
        )
      }
      return result
    }
  }

  /// Returns the number of results of a request.
  public final func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    let plan = try plan(request)
    if plan.isSQL, dirty(plan).isEmpty, let store = source as? NSPersistentStore {
      return try store.count(plan)
    }
    return try objects(plan, includesPendingChanges: request.includesPendingChanges).count
  }

  final func plan<Result>(_ request: NSFetchRequest<Result>) throws -> RequestPlan {
    guard let model else {
      throw ManagedErrors.make(NSCoreDataError, "the context has no coordinator; use that of a container")
    }
    return try RequestPlan(request, model)
  }

  /// The objects with changes that a request may be about.
  private final func dirty(_ plan: RequestPlan) -> [NSManagedObject] {
    pending.values.filter { object in object.hasChanges && plan.entities.contains { $0 === object.entity } }
  }

  final func objects(_ plan: RequestPlan, includesPendingChanges: Bool = true) throws -> [NSManagedObject] {
    let dirty = includesPendingChanges ? dirty(plan) : []
    guard let source else { return [] }
    if dirty.isEmpty, plan.isSQL {
      return try source.rows(plan, isLimited: true).map { register($0.id, $0.row) }
    }
    let changed = Set(dirty.map(\.objectID))
    var objects = try source.rows(plan, isLimited: false).filter { !changed.contains($0.id) }
      .map { register($0.id, $0.row) }
      .filter { object in plan.residual.allSatisfy { $0.evaluate(with: object) } }
    objects += dirty.filter { !$0.isDeleted && plan.matches($0) }
    return plan.limited(dirty.isEmpty && plan.isSorted ? objects : plan.sorted(objects))
  }

  private final func dictionaries<Result>(_ objects: [NSManagedObject], _ request: NSFetchRequest<Result>)
    -> [NSDictionary]
  {
    let names =
      request.propertiesToFetch?.map { property in
        guard let name = property as? String ?? (property as? NSPropertyDescription)?.name else {
          preconditionFailure(
            "CoreData: propertiesToFetch has \(property), which is neither a name nor a property")
        }
        return name
      }
    var seen: Set<NSDictionary> = []
    return objects.map { object in
      var values: [String: Any] = [:]
      for name in names ?? Array(object.entity.attributesByName.keys) {
        values[name] = object.value(forKeyPath: name)
      }
      return NSDictionary(dictionary: values)
    }.filter { !request.returnsDistinctResults || seen.insert($0).inserted }
  }

  /// Performs a request other than a fetch: an `NSBatchDeleteRequest`.
  @discardableResult
  public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      throw ManagedErrors.make(
        NSCoreDataError, "execute(_:) performs NSBatchDeleteRequest only, not \(type(of: request))")
    }
    guard let coordinator = persistentStoreCoordinator else {
      throw ManagedErrors.make(NSCoreDataError, "the context has no coordinator")
    }
    let ids = try coordinator.delete(request)
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(NSNumber(value: true), .resultTypeStatusOnly)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, .resultTypeObjectIDs)
    case .resultTypeCount: return NSBatchDeleteResult(NSNumber(value: ids.count), .resultTypeCount)
    }
  }
}

extension NSManagedObjectContext: ManagedSource {
  final func row(_ id: NSManagedObjectID) throws -> ManagedRow? {
    performAndWait {
      guard let object = try? existingObject(with: id) else { return nil }
      object.fire()
      return object.currentRow
    }
  }

  final func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws
    -> [NSManagedObjectID]
  {
    performAndWait {
      let object = object(with: id)
      object.fire()
      return object.list(relationship).ids
    }
  }

  final func rows(_ plan: RequestPlan, isLimited: Bool) throws -> [(id: NSManagedObjectID, row: ManagedRow)] {
    try performAndWait {
      let all = RequestPlan(entity: plan.entity)
      let objects = try objects(isLimited ? plan : all).filter {
        isLimited || plan.predicate == nil || plan.matches($0)
      }
      return (isLimited ? objects : plan.sorted(objects)).map { object in
        object.fire()
        return (object.objectID, object.currentRow)
      }
    }
  }
}

extension NSManagedObject {
  /// The values for a child context.
  final var currentRow: ManagedRow {
    ManagedRow(
      entity: entity,
      values: entity.properties.map { property in
        (property as? NSRelationshipDescription)?.isToMany == true ? nil : values[property.index]
      }, version: saved?.version ?? 0)
  }
}
