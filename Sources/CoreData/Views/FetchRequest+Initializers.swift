public import Foundation
public import Trellis

extension FetchRequest {
  /// Fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(FetchSeed(entity, sortDescriptors, predicate, animation.map { Transaction(animation: $0) }))
  }

  /// Fetches the objects of a request, which isn't changed later.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSeed(fetchRequest, animation.map { Transaction(animation: $0) }))
  }

  /// Fetches the objects of a request; its changes have a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchSeed(fetchRequest, transaction))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches the objects of a class, in the order of objects.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSeed(NSFetchRequest(), sortDescriptors, predicate, animation.map { Transaction(animation: $0) }))
  }

  /// Fetches the objects of a class, in the order of values.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSeed(
        NSFetchRequest(), sortDescriptors.map { NSSortDescriptor($0) }, predicate,
        descriptors: sortDescriptors,
        animation.map { Transaction(animation: $0) }))
  }
}
