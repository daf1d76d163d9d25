import TrellisGraph

/// The context that all views of a graph share: what lowering needs, and the values that features keep by ``ContextKey``.
@MainActor
final class ViewContext {
  let graph: AttributeGraph
  /// The time of the running update.
  let clock: FrameClock
  let writes: StateWrites
  let sources: OutsideSources
  /// The motions in progress, as views need them.
  let viewMotions: ViewMotions
  /// Whether the running step of the update has a transaction with values.
  var isInTransaction = false
  /// Whether the views that are being drawn show changes at once, without animation, because they were undrawn when they changed.
  var showsChangesAtOnce = false
  /// The number of steps so far: one for each transaction, and one for each pass without a transaction.
  var stepNumber = 0
  /// The record of the views' attributes; nil if none was requested.
  let identities: IdentityRecord?
  /// The replacement of environments while a view is built in another environment than its list's; nil otherwise.
  var environmentRebase: EnvironmentRebase?
  /// The values that features keep.
  var values = ContextValues()
  /// The owners of views that are being built outside their lists, by the subgraphs of those lists.
  private var owners: [Subgraph: Subgraph] = [:]
  private var elementCount: UInt64 = 0

  init(
    graph: AttributeGraph, clock: FrameClock, motions: ViewMotions, recordsIdentities: Bool
  ) {
    (self.graph, self.clock, viewMotions) = (graph, clock, motions)
    identities = recordsIdentities ? IdentityRecord() : nil
    writes = StateWrites(graph: graph)
    sources = OutsideSources(graph: graph, writes: writes)
  }

  /// Returns the subgraph that owns what is built for an element.
  ///
  /// It is the subgraph of the element's list, or of the location where a view of another list is shown.
  func owner(of element: ViewElement) -> Subgraph {
    owners.isEmpty ? element.subgraph : owners[element.subgraph] ?? element.subgraph
  }

  /// Builds an element that is shown outside its list.
  ///
  /// The subgraph `place` owns what is built, which is removed with it.
  func building<Result>(_ element: ViewElement, in place: Subgraph, _ body: () -> Result) -> Result {
    let around = owners
    defer { owners = around }
    owners[element.subgraph] = owners[place] ?? place
    return body()
  }

  /// Returns an identifier that no element of this graph has had.
  func nextElementID() -> UInt64 {
    elementCount += 1
    return elementCount
  }
}
