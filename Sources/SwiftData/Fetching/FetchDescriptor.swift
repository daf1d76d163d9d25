public import Foundation

/// The description of models to fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil for all models.
  public var predicate: Predicate<T>?
  /// The order, most important first; empty for the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models; nil for all.
  public var fetchLimit: Int?
  /// The number of models to skip; nil for none.
  public var fetchOffset: Int?
  /// Whether changes that aren't saved count.
  public var includePendingChanges = true
  /// The properties that are needed.
  ///
  /// All properties are read; nothing depends on it.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read together with the result, by one query per 500 models of the result.
  ///
  /// Relationships to many are prefetched only while the context has no changes. Other related models are read when they are used. The prefetched models of a to-one relationship stay in memory until the context's next fetch.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of the models that satisfy a predicate.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// A key path has no state that changes.
extension FetchDescriptor: @unchecked Sendable {}

/// The models of a fetch, in batches.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]
  /// The first position.
  public var startIndex: Int { models.startIndex }
  /// The position behind the last model.
  public var endIndex: Int { models.endIndex }
  /// The model at a position.
  public subscript(position: Int) -> T { models[position] }
}
