@_spi(SwiftUI) import Observation

/// The properties of observable objects that rules of a graph have read, each as an input of the graph.
///
/// The input's value counts the changes of the property. The input is created when a rule first reads the property, and removed
/// when no rule reads it any more. Observation's data about the property is removed with the input.
final class ObservedProperties {
  private struct Record {
    var id: AttributeID
    /// The subgraph of this input alone, below the root, so that it can be removed by itself.
    var subgraph: SubgraphID
    var tracking: ObservationTracking
  }

  private let core: GraphCore
  private var records: [ObservableProperty: Record] = [:]
  /// The properties by their inputs.
  private var properties: [AttributeID: ObservableProperty] = [:]
  /// See ``AttributeGraph/revalidatesOnFirstRead``.
  var revalidatesOnFirstRead = false

  init(core: GraphCore) {
    self.core = core
  }

  /// Returns the inputs of everything that a rule has read, in a stable order.
  func inputs(of list: ObservationTracking._AccessList) -> [UInt32] {
    let accesses = AccessList(list)
    let found = accesses.properties.map { property in
      records[property]?.id.index ?? add(property, accesses.tracking(of: property))
    }
    return found.count < 2 ? found : found.sorted()
  }

  private func add(_ property: ObservableProperty, _ tracking: ObservationTracking) -> UInt32 {
    let subgraph = core.addSubgraph(parent: core.root)
    let input = core.within(subgraph) {
      core.makeInput(name: PropertyNames.name(of: property.keyPath), kind: .observed, 0, Site())
    }
    let observer = PropertyObserver(
      core: core, pendingWrites: core.registry.outside.pendingWrites, id: input.id)
    // The new value can be read only after the change, so `didSet` is used. It is called on the thread that changed the property.
    ObservationTracking._installTracking(
      tracking, didSet: { _ in observer.propertyDidChange(writer: observer.core.writerOnThisThread()) })
    records[property] = Record(id: input.id, subgraph: subgraph, tracking: tracking)
    properties[input.id] = property
    if revalidatesOnFirstRead { observer.propertyDidChange(writer: nil) }
    core.storage.pointee.observesProperties = true
    return input.id.index
  }

  /// Returns whether an input belongs to a property.
  func contains(_ id: AttributeID) -> Bool { properties[id] != nil }

  /// Removes the input of a property if it has no readers.
  func removeIfUnread(_ id: AttributeID) {
    guard let property = properties[id], core.outputs[Int(id.index)].count == 0 else { return }
    properties[id] = nil
    guard let record = records.removeValue(forKey: property) else { return }
    record.tracking.cancel()
    core.removeSubgraph(record.subgraph.index)
  }

  func cancelAll() {
    for record in records.values { record.tracking.cancel() }
    core.storage.pointee.observesProperties = false
  }
}

extension AttributeGraph {
  /// Whether a rule that is the first to read an observable property runs once more at the next read; false at first.
  ///
  /// Set it to true if other threads change objects while rules read them. Observation reports a change only to code that requested it, and
  /// such a request is possible only after the property was read. Observation keeps no record of earlier changes. So a write by another
  /// thread between the rule's read and the graph's request has no effect on the rule until the property changes again.
  /// `withObservationTracking` has the same gap. Only a second read closes it. It costs one run for each property that no rule was reading
  /// before; the host is notified as for other pending writes, see ``onPendingWrites(_:)``. Changes that the running rule makes, or rules
  /// inside it, are noticed even if the property is false.
  public var revalidatesOnFirstRead: Bool {
    get { registry.outside.observed.revalidatesOnFirstRead }
    set { registry.outside.observed.revalidatesOnFirstRead = newValue }
  }
}

/// Notifies a graph, from any thread, that a property has changed.
private struct PropertyObserver: Sendable {
  let core: GraphCore
  let pendingWrites: PendingWrites
  let id: AttributeID

  func propertyDidChange(writer: AttributeID?) {
    var write = PendingWrites.PendingWrite(address: id) { core, write in
      core.propertyDidChange(write.address, writer: write.writer)
    }
    write.writer = writer
    pendingWrites.post(write, isValue: false)
  }
}

extension AttributeKind {
  /// A property of an observable object that rules have read.
  public static let observed: AttributeKind = "observed"
}
