public import Foundation
public import Trellis
package import TrellisGraph

/// The objects of a fetch in sections, as a part of a view.
///
/// A section has neighbouring objects whose identifiers are equal; so the order has to begin with the property of the identifier.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let seed: FetchSeed<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private var store = Untracked<FetchStore<Result>?>(nil)

  init(_ seed: FetchSeed<Result>, _ path: KeyPath<Result, SectionIdentifier>) {
    (self.seed, self.path) = (seed, path)
  }

  /// The sections; empty outside a view, or if the fetch failed.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(store: store.value, sectionIdentifier: path)
  }

  /// Does nothing.
  public nonisolated mutating func update() {}
}

extension SectionedFetchRequest: GraphProperty {
  package mutating func link(to slot: inout AnyObject?, in host: PropertyHost) {
    let own = FetchStore.linked(slot, seed, host)
    slot = own
    store.value = own
    // The body depends on the result.
    _ = own.result
  }

  package func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    (slot as? FetchStore<Result>).map { [$0.rule.attribute.erased] } ?? []
  }
}

/// The results of a `@SectionedFetchRequest`: sections of objects, in the order of the request.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @MainActor RandomAccessCollection
{
  /// Neighbouring objects with one identifier.
  @MainActor @preconcurrency
  public struct Section: @MainActor RandomAccessCollection, @MainActor Identifiable {
    /// The identifier of all objects of the section.
    public let id: SectionIdentifier
    let objects: [Result]

    /// The position of the first object.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { objects.count }
    /// The object at a position.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let store: FetchStore<Result>?
  /// The property of the identifiers.
  public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  init(store: FetchStore<Result>?, sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    (self.store, self.sectionIdentifier) = (store, sectionIdentifier)
    var found: [(id: SectionIdentifier, objects: [Result])] = []
    for object in store?.result.objects ?? [] {
      let id = object[keyPath: sectionIdentifier]
      if found.last?.id == id {
        found[found.count - 1].objects.append(object)
      } else {
        found.append((id, [object]))
      }
    }
    sections = found.map { Section(id: $0.id, objects: $0.objects) }
  }

  /// The condition; nil for all objects.
  ///
  /// Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { store?.predicate }
    nonmutating set { FetchRequest<Result>.Configuration(store: store).nsPredicate = newValue }
  }

  /// The order.
  ///
  /// Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { store?.sort ?? [] }
    nonmutating set { FetchRequest<Result>.Configuration(store: store).nsSortDescriptors = newValue }
  }

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order as values; empty if it was given as objects.
  ///
  /// Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { FetchRequest<Result>.Configuration(store: store).sortDescriptors }
    nonmutating set { FetchRequest<Result>.Configuration(store: store).sortDescriptors = newValue }
  }
}

extension SectionedFetchRequest {
  /// Fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSeed(entity, sortDescriptors, predicate, animation.map { Transaction(animation: $0) }),
      sectionIdentifier)
  }

  /// Fetches the objects of a request, which isn't changed later.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchSeed(fetchRequest, animation.map { Transaction(animation: $0) }), sectionIdentifier)
  }

  /// Fetches the objects of a request; its changes have a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchSeed(fetchRequest, transaction), sectionIdentifier)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches the objects of a class, in the order of objects.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSeed(NSFetchRequest(), sortDescriptors, predicate, animation.map { Transaction(animation: $0) }),
      sectionIdentifier)
  }

  /// Fetches the objects of a class, in the order of values.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSeed(
        NSFetchRequest(), sortDescriptors.map { NSSortDescriptor($0) }, predicate,
        descriptors: sortDescriptors,
        animation.map { Transaction(animation: $0) }), sectionIdentifier)
  }
}
