import Foundation
public import Trellis
package import TrellisGraph

/// The models of a fetch, as a part of a view.
///
/// The body runs again if other models satisfy the predicate, or if their order changes. A change of a property that neither the
/// predicate nor the order reads affects only the views that read the property.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  let descriptor: FetchDescriptor<Element>
  // Compared by the fetch, not with the view.
  var transaction = Untracked<Transaction?>(nil)
  private var store = Untracked<QueryStore<Element>?>(nil)

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = Untracked(transaction)
  }

  /// The models; empty outside a view, or if the last fetch failed.
  public var wrappedValue: Result {
    // The initializers require that the result is an array of the elements.
    (store.value?.result.models ?? []) as! Result
  }

  /// The error of the last fetch; nil if it succeeded.
  ///
  /// It is ``SwiftDataError/loadIssueModelContainer`` if the view's container doesn't have the models, for example because its file is
  /// damaged or locked.
  public var fetchError: (any Error)? { store.value?.result.error }

  /// The context of the models.
  public var modelContext: ModelContext { store.value?.context ?? EnvironmentValues().modelContext }

  /// Does nothing.
  public nonisolated mutating func update() {}
}

extension Query: GraphProperty {
  package mutating func link(to slot: inout AnyObject?, in host: PropertyHost) {
    let context = host.environment(\.modelContext, named: "modelContext")
    let known = slot as? QueryStore<Element>
    let own: QueryStore<Element>
    if let known, known.context === context, known.isSame(as: descriptor) {
      own = known
      own.transaction = transaction.value
    } else {
      known?.stop()
      own = QueryStore(descriptor, transaction.value, context, host)
    }
    slot = own
    store.value = own
    // The body depends on the result.
    _ = own.result
  }

  package func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    (slot as? QueryStore<Element>).map { [$0.rule.attribute.erased] } ?? []
  }
}
