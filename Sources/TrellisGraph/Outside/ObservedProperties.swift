@_spi(SwiftUI) import Observation

/// The properties of observable objects that rules of a graph have read: each is an input of the graph.
///
/// The input's value counts the changes of the property. It is made when a rule first reads the property and goes when
/// no rule reads it any more, and with it what Observation keeps for it.
final class ObservedProperties {
  private struct Record {
    var id: AttributeID
    /// It has one of its own, below the root: so it goes alone.
    var subgraph: UInt32
    var tracking: ObservationTracking
  }

  private let core: GraphCore
  private var records: [ObservableProperty: Record] = [:]
  /// The other way round, by the index of the input.
  private var properties: [UInt32: ObservableProperty] = [:]
  /// Inputs that have lost their last reader, or had when they were noted.
  private var unread: [UInt32] = []

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
    let graph = core.owner
    let subgraph = core.addSubgraph(parent: 0)
    let outer = core.storage.pointee.currentSubgraph
    core.storage.pointee.currentSubgraph = subgraph
    defer { core.storage.pointee.currentSubgraph = outer }
    let input = graph.input(name: PropertyNames.name(of: property.keyPath), kind: .observed, 0)
    let observer = PropertyObserver(core: core, mailbox: graph.outside.mailbox, id: input.id)
    // What was changed can be read after the change only: so didSet, which comes on the thread that has set it.
    ObservationTracking._installTracking(tracking, didSet: { _ in observer.propertyDidChange() })
    records[property] = Record(id: input.id, subgraph: subgraph, tracking: tracking)
    properties[input.id.index] = property
    core.storage.pointee.observesProperties = true
    return input.id.index
  }

  /// Notes that an input lost its last reader; answers whether it is one of these.
  func noteUnread(_ node: UInt32) -> Bool {
    if properties[node] == nil { return false }
    unread.append(node)
    return true
  }

  /// Removes the inputs that were noted and still have no reader.
  func removeUnread() {
    while let node = unread.popLast() {
      guard core.outputs[Int(node)].count == 0, let property = properties.removeValue(forKey: node),
        let record = records.removeValue(forKey: property)
      else { continue }
      record.tracking.cancel()
      core.removeSubgraph(record.subgraph)
    }
  }

  func cancelAll() {
    for record in records.values { record.tracking.cancel() }
    core.storage.pointee.observesProperties = false
  }
}

/// Tells a graph, from whatever thread, that a property has changed.
private struct PropertyObserver: Sendable {
  let core: GraphCore
  let mailbox: Mailbox
  let id: AttributeID

  func propertyDidChange() {
    var letter = Mailbox.Letter(address: id) { graph, letter in
      graph.core.propertyDidChange(letter.address, writer: letter.writer)
    }
    letter.writer = core.writerOnThisThread()
    mailbox.post(letter)
  }
}

extension AttributeKind {
  /// A property of an observable object, which rules have read.
  public static let observed: AttributeKind = "observed"
}
