import Dispatch
import Foundation
import TrellisGraph

/// The way in which state is written: at once between updates; after the update where a body writes, which is reported
/// once; on the main thread where another thread writes.
final class StateWrites {
  private let graph: AttributeGraph
  private var late: [() -> Void] = []
  private var reported: Set<AnyAttribute> = []

  init(graph: AttributeGraph) {
    self.graph = graph
    DispatchQueue.main.setSpecific(key: StateWrites.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// Whether this code runs on the main actor: on the main thread, or in the main queue where another thread drains it.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Writes a state, or sees to it that it is written soon.
  func perform(on attribute: AnyAttribute, _ write: @escaping () -> Void) {
    guard StateWrites.isOnMainActor else {
      nonisolated(unsafe) let (writes, attribute, write) = (self, attribute, write)
      DispatchQueue.main.async { writes.perform(on: attribute, write) }
      return
    }
    guard attribute.exists, graph.isUpdating else { return write() }
    if reported.insert(attribute).inserted {
      let message = "Trellis: \(attribute.name ?? "a state") was set while the view was being updated; "
      FileHandle.standardError.write(
        Data((message + "it is written afterwards. Set state in actions.\n").utf8))
    }
    late.append(write)
  }

  /// Performs the writes that were put off; answers whether there were any.
  func performLate() -> Bool {
    let writes = late
    late = []
    writes.forEach { $0() }
    return !writes.isEmpty
  }
}
