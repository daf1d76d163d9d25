public import Foundation
public import Trellis
package import TrellisGraph

/// The objects of a fetch, as a part of a view.
///
/// The body runs again if other objects are results, or if their order changes, saved or not. A change of a property that neither the
/// predicate nor the order reads affects only the views that read the property of that object.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The condition and the order of a view's request.
  @MainActor @preconcurrency
  public struct Configuration {
    let store: FetchStore<Result>?
    /// The condition; nil for all objects.
    ///
    /// Setting it fetches again.
    public var nsPredicate: NSPredicate? {
      get { store?.predicate }
      nonmutating set {
        store?.set(predicate: newValue, sort: store?.sort ?? [], descriptors: store?.sortDescriptors ?? [])
      }
    }
    /// The order.
    ///
    /// Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { store?.sort ?? [] }
      nonmutating set { store?.set(predicate: store?.predicate, sort: newValue) }
    }
  }

  private let seed: FetchSeed<Result>
  private var store = Untracked<FetchStore<Result>?>(nil)

  init(_ seed: FetchSeed<Result>) { self.seed = seed }

  /// The objects; empty outside a view, or if the fetch failed.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(store: store.value) }

  /// A binding to the condition and the order, which a view may change while it is shown.
  public var projectedValue: Binding<Configuration> {
    let configuration = Configuration(store: store.value)
    return Binding(get: { configuration }, set: { _ in })
  }

  /// Does nothing.
  public nonisolated mutating func update() {}
}

extension FetchRequest: GraphProperty {
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

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order as values; empty if it was given as objects.
  ///
  /// Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { store?.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      store?.set(
        predicate: store?.predicate, sort: newValue.map { NSSortDescriptor($0) }, descriptors: newValue)
    }
  }
}

/// The results of a `@FetchRequest`: objects, in the order of the request.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @MainActor RandomAccessCollection {
  private let store: FetchStore<Result>?
  /// The results at the time of the read: views compare them with later ones.
  private let objects: [Result]

  init(store: FetchStore<Result>?) { (self.store, objects) = (store, store?.result.objects ?? []) }

  private var configuration: FetchRequest<Result>.Configuration {
    FetchRequest<Result>.Configuration(store: store)
  }

  /// The condition; nil for all objects.
  ///
  /// Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { configuration.nsPredicate = newValue }
  }

  /// The order.
  ///
  /// Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { configuration.nsSortDescriptors = newValue }
  }

  /// The position of the first object.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at a position.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order as values; empty if it was given as objects.
  ///
  /// Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { FetchRequest<Result>.Configuration(store: store).sortDescriptors }
    nonmutating set { FetchRequest<Result>.Configuration(store: store).sortDescriptors = newValue }
  }
}
