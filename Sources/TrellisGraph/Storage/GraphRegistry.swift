/// A graph's data beside its flat storage: types, and closures to call.
///
/// The storage owns the registry, not the `AttributeGraph` object. So the registry exists as long as the graph works, even if
/// that object is released meanwhile. Each access concerns one field and ends immediately, so that arbitrary code may run in
/// between.
@usableFromInline final class GraphRegistry {
  let core: GraphCore
  /// The kinds of this graph's attributes.
  var kinds = SymbolTable<AttributeKind>(first: .input)
  /// The node types in use, by the metatype of their `NodeType`.
  private var types: [ObjectIdentifier: NodeType] = [:]
  /// The node types whose values are compared by a caller's closure.
  var comparingTypes: [ComparingKey: NodeType] = [:]
  /// The closures to call when a subgraph is removed.
  var removalObservers: [SubgraphID: [() -> Void]] = [:]
  /// The open transactions, and the callbacks for those that have ended.
  let transactions = Transactions()
  /// Pending writes, and everything else that crosses the graph's isolation domain.
  let outside: ExternalConnections
  /// The observers of all events.
  var observers = CallbackList<GraphEvent>()
  /// The recorders of all events; a recorder removes itself when it is deallocated.
  var recorders: [Unmanaged<GraphRecorder>] = []
  /// The source locations of writes and transactions; number 0 is none.
  var sites = SymbolTable<Site>(first: Site())
  /// The isolation domain in which the graph may be used.
  var domain: IsolationDomain
  /// The holder of the requested value, if the graph ends during the read of an attribute.
  var endedGraphResult: EndedGraphResult?

  init(_ core: GraphCore, _ domain: IsolationDomain) {
    self.core = core
    self.domain = domain
    outside = ExternalConnections(core: core)
  }

  /// Returns the object of a node type, which is created once.
  func nodeType(_ key: NodeType.Type, make: () -> NodeType) -> NodeType {
    if let type = types[ObjectIdentifier(key)] { return type }
    let type = make()
    types[ObjectIdentifier(key)] = type
    return type
  }
}
