import TrellisGraph

/// A source of values outside the graph, watched once for all view instances that use it, while there are any.
@MainActor
class OutsideSource {
  /// The identity of the source.
  let key: AnyHashable
  fileprivate var useCount = 0
  /// The subgraph of the source's attributes; nil while the source is unused.
  fileprivate(set) var subgraph: Subgraph?

  init(key: AnyHashable) {
    self.key = key
  }

  /// Creates the attributes in the current subgraph, and starts listening.
  func start(_ graph: AttributeGraph, _ writes: StateWrites) {}

  /// Stops listening.
  ///
  /// The attributes are removed afterwards.
  func stop() {}

  /// Whether the source changes without notification, so that it has to be polled.
  var isSilent: Bool { false }

  /// Checks for changes.
  ///
  /// Called only for silent sources.
  func poll() {}
}

/// A use of a source by a view's instance: the source is watched while the use exists.
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

/// The sources outside a graph that the views of the graph depend on.
///
/// Unused sources are removed only at the end of an update, as a use often moves from one view to another.
@MainActor
final class OutsideSources {
  private let graph: AttributeGraph
  private let writes: StateWrites
  private let home: Subgraph
  private var sources: [AnyHashable: OutsideSource] = [:]
  private var silent: [AnyHashable: OutsideSource] = [:]
  private var unused: [OutsideSource] = []

  /// Creates the sources of a graph in the current subgraph.
  init(graph: AttributeGraph, writes: StateWrites) {
    self.graph = graph
    self.writes = writes
    home = graph.currentSubgraph
  }

  isolated deinit {
    for source in sources.values { source.stop() }
  }

  /// Returns a use of the source with a key, which is created if needed.
  func use<Source: OutsideSource>(_ key: AnyHashable, make: () -> Source) -> SourceUse<Source> {
    use((sources[key] as? Source) ?? make())
  }

  /// Returns a use of a source, and starts watching the source if it isn't watched.
  func use<Source: OutsideSource>(_ source: Source) -> SourceUse<Source> {
    // Another source may have been registered for the key since `source` was created.
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

  /// Stops and removes the sources without a use.
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

  /// Checks the silent sources for changes.
  func poll() {
    for source in silent.values { source.poll() }
  }
}
