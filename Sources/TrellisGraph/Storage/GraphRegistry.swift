/// What a graph knows beside its flat storage: types, closures to be called.
///
/// The storage keeps it, not the graph's object: so it is there as long as the graph works, whoever lets go of that object
/// meanwhile. Each access is to one field and is over at once, so that anybody's code may run in between.
@usableFromInline final class GraphRegistry {
  let core: GraphCore
  /// The kinds that attributes were given.
  var kinds = SymbolTable<AttributeKind>(first: .input)
  /// The type of each kind of node that was made, by the metatype of its `NodeType`.
  private var types: [ObjectIdentifier: NodeType] = [:]
  /// The types of nodes whose values a caller's closure compares.
  var comparingTypes: [ComparingKey: NodeType] = [:]
  /// What to call when a subgraph goes.
  var removalObservers: [SubgraphID: [() -> Void]] = [:]
  /// The transactions that are open, and who is told of those that have ended.
  let transactions = Transactions()
  /// Mail, and whatever else comes from outside or goes there.
  let outside: Outside
  /// Who is told of every event.
  var observers = CallbackList<GraphEvent>()
  /// Who records every event; a recorder that goes takes itself out.
  var recorders: [Unmanaged<GraphRecorder>] = []
  /// The places in the source that writes and transactions gave; number 0 is none.
  var sites = SymbolTable<Site>(first: Site())
  /// Who may use the graph.
  var domain: IsolationDomain
  /// What to give the value to that is asked for as the graph goes.
  var leftover: Leftover?

  init(_ core: GraphCore, _ domain: IsolationDomain) {
    self.core = core
    self.domain = domain
    outside = Outside(core: core)
  }

  /// The object of a type of node, made once.
  func nodeType(_ key: NodeType.Type, make: () -> NodeType) -> NodeType {
    if let type = types[ObjectIdentifier(key)] { return type }
    let type = make()
    types[ObjectIdentifier(key)] = type
    return type
  }
}
