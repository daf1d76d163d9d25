import Foundation
import Trellis
import TrellisGraph

/// The causes of attributes' values, and wasted evaluations.
extension Inspector {
  /// Passes the chain of causes of an attribute's value to a closure, as of now or right after a frame.
  ///
  /// The source locations of writes are looked up in another thread, which takes a second or two the first time. The app
  /// continues meanwhile, and the answer comes later.
  func why(_ number: Int, update: Int?, _ answer: @escaping @MainActor (JSONText) -> Void) {
    guard let attribute = viewGraph.graph.attribute(withSnapshotID: number) else { return answer(.null) }
    let end = update.flatMap { history.frame($0)?.events.upperBound }
    var explanation = viewGraph.graph.explain(attribute, before: end, looksUpPlaces: false)
    let writes = explanation.steps.flatMap(\.writes).compactMap(\.event)
    places.find(writes.compactMap { number in history.recorder[number].map { (number, $0) } }) {
      [weak self] found in
      guard let self else { return }
      for step in explanation.steps.indices {
        for write in explanation.steps[step].writes.indices {
          explanation.steps[step].writes[write].take(found)
        }
      }
      answer(json(explanation))
    }
  }

  private func json(_ explanation: Explanation) -> JSONText {
    let explanationText = ExplanationText(explanation, of: viewGraph.graph) { [unowned self] in path(ofID: $0)
    }
    return .object([
      ("steps", .array(explanationText.steps.prefix(200).map(\.json))),
      ("text", .string(explanationText.text)),
      ("stale", .bool(explanation.isStale)),
      ("missing", .array(explanation.missing.map { .string($0) })),
    ])
  }

  func path(ofID id: UInt64) -> String? { viewGraph.path(ofID: id) }

  /// Returns the writes and evaluations in a frame.
  func update(_ number: Int) -> JSONText {
    guard let frame = history.frame(number) else { return .null }
    var entries: [JSONText] = []
    for number in frame.events where entries.count < 1000 {
      guard let recorded = history.recorder[number] else { continue }
      let (attribute, what): (AnyAttribute, String)
      switch recorded.event {
      case .set(let input): (attribute, what) = (input, "set")
      case .evaluated(let node, let changed, _): (attribute, what) = (node, changed ? "changed" : "equal")
      default: continue
      }
      let exists = attribute.exists
      entries.append(
        .object([
          ("id", exists ? .int(attribute.snapshotID) : .null), ("title", .string(recorded.title)),
          ("kind", exists ? .string(attribute.kind.description) : .null), ("what", .string(what)),
          ("path", exists ? .optional(path(of: attribute)) : .null), ("old", .optional(recorded.old)),
          ("new", .optional(recorded.new)), ("differs", .optional(recorded.difference?.path)),
        ]))
    }
    return .object([
      ("frame", frame.json(path: path(ofID:))), ("entries", .array(entries)),
      ("bodies", .array(frame.bodies.prefix(500).map { $0.json(path: path(ofID:)) })),
      (
        "damage",
        .array(
          frame.damage.map {
            .array([.double($0.minX), .double($0.minY), .double($0.width), .double($0.height)])
          })
      ),
    ])
  }

  func waste() -> JSONText {
    let waste = Waste(of: history) { [unowned self] in path(of: $0) }
    return .array(waste.entries.prefix(200).map(\.json))
  }
}

extension Explanation.Write {
  /// Sets the source locations that were found for the write's event.
  fileprivate mutating func take(_ found: [Int: [CodeLocation]]) {
    guard let event, let places = found[event] else { return }
    callers = places
    location = location ?? places.first
  }
}
