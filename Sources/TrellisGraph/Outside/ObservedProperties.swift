@_spi(SwiftUI) import Observation

/// The properties of observable objects that rules of a graph have read: each is an input of the graph.
///
/// The input's value counts the changes of the property. It is made when a rule first reads the property and goes when
/// no rule reads it any more, and with it what Observation keeps for it.
final class ObservedProperties {
  private struct Record {
    var id: AttributeID
    /// It has one of its own, below the root: so it goes alone.
    var subgraph: SubgraphID
    var tracking: ObservationTracking
  }

  private let core: GraphCore
  private var records: [ObservableProperty: Record] = [:]
  /// The other way round.
  private var properties: [AttributeID: ObservableProperty] = [:]
  /// See ``AttributeGraph/confirmsFirstReads``.
  var confirmsFirstReads = false

  init(core: GraphCore) {
    self.core = core
  }

  /// Gives the inputs of all that a rule has read, in an order that stays.
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
    let observer = PropertyObserver(core: core, mailbox: core.registry.outside.mailbox, id: input.id)
    // What was changed can be read after the change only: so didSet, which comes on the thread that has set it.
    ObservationTracking._installTracking(
      tracking, didSet: { _ in observer.propertyDidChange(writer: observer.core.writerOnThisThread()) })
    records[property] = Record(id: input.id, subgraph: subgraph, tracking: tracking)
    properties[input.id] = property
    if confirmsFirstReads { observer.propertyDidChange(writer: nil) }
    core.storage.pointee.observesProperties = true
    return input.id.index
  }

  /// Whether an input is a property's.
  func contains(_ id: AttributeID) -> Bool { properties[id] != nil }

  /// Removes the input of a property where it has no reader.
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
  /// Whether a rule that reads a property of an observable object which the graph wasn't told of before runs once more at the
  /// next read; at first it doesn't.
  ///
  /// For objects that other threads change while rules read them. Observation tells of changes only from when it was asked to, for
  /// which the property has to have been read, and keeps nothing by which an earlier change shows: what another thread
  /// writes after a rule has read the property, and before the graph has asked, is lost to the rule, as it is to
  /// `withObservationTracking`, until the property changes again. Reading once more is the only way to know. It costs a run for
  /// each property that no rule was reading before; the host is told like of other mail, see ``onMail(_:)``. What the running rule,
  /// or rules inside it, write themselves is seen without.
  public var confirmsFirstReads: Bool {
    get { registry.outside.observed.confirmsFirstReads }
    set { registry.outside.observed.confirmsFirstReads = newValue }
  }
}

/// Tells a graph, from whatever thread, that a property has changed.
private struct PropertyObserver: Sendable {
  let core: GraphCore
  let mailbox: Mailbox
  let id: AttributeID

  func propertyDidChange(writer: AttributeID?) {
    var letter = Mailbox.Letter(address: id) { core, letter in
      core.propertyDidChange(letter.address, writer: letter.writer)
    }
    letter.writer = writer
    mailbox.post(letter, isValue: false)
  }
}

extension AttributeKind {
  /// A property of an observable object, which rules have read.
  public static let observed: AttributeKind = "observed"
}
