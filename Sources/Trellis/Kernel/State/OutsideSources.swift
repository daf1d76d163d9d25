import TrellisGraph

/// Something outside the graph that views depend on: watched once for all instances of views that use it, as long as there is one.
@MainActor
class OutsideSource {
  /// Tells it from others.
  let key: AnyHashable
  fileprivate var useCount = 0
  /// What its attributes are in; nil while nobody uses it.
  fileprivate(set) var subgraph: Subgraph?

  init(key: AnyHashable) {
    self.key = key
  }

  /// Makes the attributes, in the subgraph in force, and begins to listen.
  func start(_ graph: AttributeGraph, _ writes: StateWrites) {}

  /// Stops listening; the attributes are removed afterwards.
  func stop() {}

  /// Whether it changes without anybody telling.
  var isSilent: Bool { false }

  /// Looks whether it has changed; asked of silent ones only.
  func look() {}
}

/// An instance's use of a source: while it is kept, the source is watched.
@MainActor
final class SourceUse<Source: OutsideSource> {
  let source: Source
  private weak var sources: OutsideSources?

  fileprivate init(_ source: Source, _ sources: OutsideSources) {
    self.source = source
    self.sources = sources
  }

  isolated deinit {
    sources?.release(source)
  }
}

/// What views of a graph depend on outside it.
///
/// What has lost its last use goes when the update is over: a use may well move from one view to another.
@MainActor
final class OutsideSources {
  private let graph: AttributeGraph
  private let writes: StateWrites
  private let home: Subgraph
  private var sources: [AnyHashable: OutsideSource] = [:]
  private var silent: [AnyHashable: OutsideSource] = [:]
  private var unused: [OutsideSource] = []

  /// Creates the sources of a graph in the subgraph in force.
  init(graph: AttributeGraph, writes: StateWrites) {
    self.graph = graph
    self.writes = writes
    home = graph.currentSubgraph
  }

  isolated deinit {
    for source in sources.values { source.stop() }
  }

  /// Uses the source with a key; it is made where there is none.
  func use<Source: OutsideSource>(_ key: AnyHashable, make: () -> Source) -> SourceUse<Source> {
    use((sources[key] as? Source) ?? make())
  }

  /// Uses a source, which is watched again where it wasn't any more.
  func use<Source: OutsideSource>(_ source: Source) -> SourceUse<Source> {
    // Another one may have taken its place since.
    let source = (sources[source.key] as? Source) ?? source
    source.useCount += 1
    if source.subgraph == nil {
      let subgraph = graph.makeSubgraph(in: home)
      source.subgraph = subgraph
      sources[source.key] = source
      if source.isSilent { silent[source.key] = source }
      graph.within(subgraph) { source.start(graph, writes) }
    }
    return SourceUse(source, self)
  }

  fileprivate func release(_ source: OutsideSource) {
    source.useCount -= 1
    if source.useCount == 0 { unused.append(source) }
  }

  /// Lets go of what no instance uses any more.
  func removeUnused() {
    while let source = unused.popLast() {
      guard source.useCount == 0, let subgraph = source.subgraph else { continue }
      source.stop()
      source.subgraph = nil
      sources[source.key] = nil
      silent[source.key] = nil
      subgraph.remove()
    }
  }

  /// Looks for changes that nobody tells of.
  func look() {
    for source in silent.values { source.look() }
  }
}
