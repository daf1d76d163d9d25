import Dispatch
import Foundation
import TrellisGraph

/// The way in which state is written: at once between updates; after the update where a body writes, which is reported
/// once; on the main thread where another thread writes.
final class StateWrites {
  private let graph: AttributeGraph
  private var late: [() -> Void] = []
  /// The body that is being evaluated, as messages name it, and where its view is; nil where none is.
  private var body: (name: String, path: IdentityPath?)?

  init(graph: AttributeGraph) {
    self.graph = graph
    DispatchQueue.main.setSpecific(key: StateWrites.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// Whether this code runs on the main actor: on the main thread, or in the main queue where another thread drains it.
  static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Evaluates a body, whose name is told of writes in it.
  @MainActor func during<Result>(_ name: String, at path: IdentityPath?, _ evaluate: @MainActor () -> Result)
    -> Result
  {
    let outer = body
    body = (name, path)
    defer { body = outer }
    return evaluate()
  }

  /// Writes what an attribute stands for, or sees to it that it is written soon; `event` is
  /// what messages call the write, where it isn't simply that the attribute was set.
  func perform(on attribute: AnyAttribute, event: String? = nil, _ write: @escaping () -> Void) {
    guard StateWrites.isOnMainActor else {
      nonisolated(unsafe) let (writes, attribute, write) = (self, attribute, write)
      DispatchQueue.main.async { writes.perform(on: attribute, event: event, write) }
      return
    }
    guard attribute.exists, graph.isUpdating else { return write() }
    let event = event ?? "\(attribute.name ?? "a state"): it was set"
    // `Row.body` at `Page/List[1]/Row` is `Page/List[1]/Row.body`.
    let place = body.map { body in
      body.path.map { "\($0)\(body.name.drop { $0 != "." })" } ?? body.name
    }
    Warning.report(
      "\(event) while \(place ?? "the view") was being evaluated; this takes effect when the update is over; change"
        + " state in actions, not in bodies", onceFor: "\(event) while \(body?.name ?? "")")
    late.append(write)
  }

  /// Writes something that layout found out, when the round of the update is over that it was found in.
  func performLater(_ write: @escaping () -> Void) { late.append(write) }

  /// Performs the writes that were put off; answers whether there were any.
  func performLate() -> Bool {
    let writes = late
    late = []
    writes.forEach { $0() }
    return !writes.isEmpty
  }
}
