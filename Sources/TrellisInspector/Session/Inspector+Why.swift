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
      switch history.recorder.event(number) {
      case .set(let input): entries.append(entry(number, of: input, "set"))
      case .evaluated(let node, let changed, let reason):
        entries.append(entry(number, of: node, changed ? "changed" : "equal", reason))
      default: continue
      }
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

  /// Returns an event with its cause and its values; members without a value are omitted.
  private func entry(
    _ number: Int, of attribute: AnyAttribute, _ what: String, _ reason: GraphEvent.Reason? = nil
  ) -> JSONText {
    let exists = attribute.exists
    let values = history.recorder.values(number)
    var members: [(String, JSONText)] = [
      ("id", exists ? .int(attribute.snapshotID) : .null),
      ("title", .string(exists ? title(of: attribute) : history.recorder[number]?.title ?? "")),
      ("kind", exists ? .string(attribute.kind.description) : .null), ("what", .string(what)),
      ("path", exists ? .optional(path(of: attribute)) : .null), ("old", .optional(values?.old?.text)),
      ("new", .optional(values?.new?.text)), ("differs", .optional(values?.difference?.path)),
      ("incomparable", .bool(values?.difference?.isIncomparable ?? false)), ("place", .null),
    ]
    if exists, attribute.kind == .body || values?.difference?.isIncomparable == true {
      members.append(("app", .bool(history.isOfApp(attribute))))
    }
    switch reason {
    case .firstRun: members.append(("first", .bool(true)))
    case .inputChanged(let cause), .inputRemoved(let cause):
      members.append(("cause", .int(cause.snapshotID)))
      if cause.exists {
        members.append(("causeTitle", .string(title(of: cause))))
        members.append(("causeKind", .string(cause.kind.description)))
      }
    default: break
    }
    return .object(members)
  }

  private func title(of attribute: AnyAttribute) -> String {
    attribute.name.map { "“\($0)”" } ?? "\(attribute.kind) #\(attribute.snapshotID)"
  }

  /// Passes the source locations of the writes in a frame to a closure, later and from the last write of each input.
  func writes(in update: Int, _ answer: @escaping @MainActor (JSONText) -> Void) {
    guard let frame = history.frame(update) else { return answer(.null) }
    var events: [Int: RecordedEvent] = [:]
    for number in frame.events where events.count < 50 {
      guard case .set(let input) = history.recorder.event(number), input.exists else { continue }
      events[input.snapshotID] = history.recorder[number]
    }
    let known = events
    places.find(known.map { (number: $0.key, event: $0.value) }) { found in
      answer(
        .array(
          found.sorted { $0.key < $1.key }.map { node, callers in
            let place = ExplanationText.ownPlace(callers) ?? known[node]?.location ?? callers.first
            return .object([("node", .int(node)), ("place", .optional(place?.description))])
          }))
    }
  }

  /// Returns the wasted work, without the source locations of loops.
  func waste() -> JSONText { .array(wasteEntries.map { $0.json(place: nil) }) }

  private var wasteEntries: some Sequence<Waste.Entry> {
    Waste(of: history) { [unowned self] in path(of: $0) }.entries.prefix(200)
  }

  /// Passes the wasted work to a closure: at once, or later if source locations have to be found.
  func waste(_ answer: @escaping @MainActor (JSONText) -> Void) {
    let entries = Array(wasteEntries)
    let writes = entries.enumerated().compactMap { index, entry in
      entry.writes.map { (number: index, event: $0) }
    }
    places.find(writes) { found in
      answer(
        .array(
          entries.enumerated().map { index, entry in
            entry.json(place: found[index].flatMap { ExplanationText.ownPlace($0) ?? $0.first })
          }))
    }
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
