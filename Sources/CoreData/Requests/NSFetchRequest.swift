public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// Creates a request.
  public override init() { super.init() }
}

/// The kind of a fetch's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a kind with bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of results.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A description of objects: an entity, a condition and an order.
public class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The entity; nil until the request is used if only a name or a class is given.
  public var entity: NSEntityDescription?
  /// The name of the entity.
  public var entityName: String? { entity?.name ?? name }
  /// The condition; nil for all objects.
  public var predicate: NSPredicate?
  /// The order; objects that are equal, or all without descriptors, are in the order of their creation.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results; 0 for no limit.
  public var fetchLimit = 0
  /// The number of first results that are left out.
  public var fetchOffset = 0
  /// Kept; results are read at once.
  public var fetchBatchSize = 0
  /// The kind of the results.
  public var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of subentities are results.
  public var includesSubentities = true
  /// Whether changes that aren't saved count.
  public var includesPendingChanges = true
  /// Kept; values are read with the rows.
  public var includesPropertyValues = true
  /// Whether the results are faults, whose values are those of the fetch.
  public var returnsObjectsAsFaults = true
  /// Whether objects that the context has are read again.
  public var shouldRefreshRefetchedObjects = false
  /// Whether equal dictionaries are one result.
  public var returnsDistinctResults = false
  /// Kept; relationships are read when they are asked for.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The attributes in dictionaries, by names or descriptions; nil for all.
  public var propertiesToFetch: [Any]?

  private var name: String?
  /// The class whose entity is meant.
  var type: NSManagedObject.Type?

  /// Creates a request whose entity is that of the class of its results.
  public override init() {
    super.init()
    type = ResultType.self as? NSManagedObject.Type
    ManagedClasses.note(ResultType.self)
  }

  /// Creates a request for an entity.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  /// Returns a request with the same properties.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.entity, copy.name, copy.type, copy.predicate) = (entity, name, type, predicate)
    (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) = (sortDescriptors, fetchLimit, fetchOffset)
    (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
    (copy.includesPendingChanges, copy.returnsObjectsAsFaults) = (
      includesPendingChanges, returnsObjectsAsFaults
    )
    (copy.returnsDistinctResults, copy.propertiesToFetch) = (returnsDistinctResults, propertiesToFetch)
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return copy
  }

  /// Returns the entity in a model; nil if the model has none.
  func resolvedEntity(_ model: NSManagedObjectModel) -> NSEntityDescription? {
    if let name = entity?.name ?? name { return model.entitiesByName[name] }
    return type.flatMap { ManagedClasses.entity(of: $0, in: model) }
  }

  /// Fetches in the context whose block is running; throws if there is none.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      throw ManagedErrors.make(NSCoreDataError, "execute() is called outside of a context's perform(_:)")
    }
    return try context.fetch(self)
  }
}

/// The result of a request that isn't a fetch.
open class NSPersistentStoreResult: NSObject {}

/// The kind of a batch deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the deletion succeeded.
  case resultTypeStatusOnly = 0
  /// The identifiers of the deleted objects.
  case resultTypeObjectIDs = 1
  /// The number of deleted objects.
  case resultTypeCount = 2
}

/// A deletion of rows in the store, of which contexts don't learn.
///
/// Merge the identifiers with `NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)`. Delete rules apply in no other way
/// than that references to deleted rows are removed.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kind of the result.
  public var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  /// The request for the deleted objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let ids: [NSManagedObjectID]?

  /// Deletes the objects of a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, ids) = (fetch, nil)
  }

  /// Deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    ids = objects
  }
}

/// The result of a batch deletion.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// True, the identifiers or the number, by the kind.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
