import Foundation
import Trellis
package import TrellisGraph

/// Evaluations in the remembered frames that changed nothing, or that were caused by a property that can't be compared.
@MainActor
package struct Waste {
  /// Evaluations that were wasted for the same reason, in one attribute or in the same attribute of each row.
  package struct Entry {
    /// The title of the attribute.
    package var title: String
    package var kind: String
    package var path: String?
    package var node: Int?
    /// The number of attributes; title, path and node are those of the one that ran last.
    package var attributes: Int
    /// The number of wasted evaluations; in a loop, the number of frames.
    package var count: Int
    /// The time that the wasted evaluations of bodies took; zero for other rules, whose times aren't measured.
    package var duration = Duration.zero
    /// The last frame with a wasted evaluation.
    package var frame: Int
    /// The difference of the property that can't be compared; nil if the result was equal.
    package var difference: Explanation.Difference?
    /// The remedy.
    package var advice: String
    /// The code of the remedy, with the names of the program; nil if the remedy needs no line of its own.
    package var fix: String?
    /// The title of the attribute whose change caused the last evaluation; nil if a property did.
    package var cause: String?
    /// Whether a view sets its own state again and again.
    package var isLoop = false
    /// Whether a body reads an environment value that few of its views need.
    package var isEnvironment = false
    /// Whether the evaluated rule belongs to a view of the app, not to one of Trellis.
    package var isOfApp = true
    /// The last write of a loop, whose source location is looked up when needed.
    var writes: RecordedEvent?

    /// Returns the JSON of the entry, with the source location of a loop's last write.
    func json(place: CodeLocation?) -> JSONText {
      .object([
        ("title", .string(title)), ("kind", .string(kind)), ("path", .optional(path)),
        ("node", .optional(node)),
        ("count", .int(count)), ("attributes", .int(attributes)), ("frame", .int(frame)),
        ("property", .optional(difference?.path)), ("ms", .double(duration.milliseconds)),
        ("reason", .optional(difference?.reason)), ("advice", .string(advice)), ("fix", .optional(fix)),
        ("old", .optional(difference?.old)), ("new", .optional(difference?.new)), ("cause", .optional(cause)),
        ("loop", .bool(isLoop)), ("environment", .bool(isEnvironment)), ("app", .bool(isOfApp)),
        ("place", .optional(place?.description)),
      ])
    }
  }

  private struct Key: Hashable {
    var attribute: AnyAttribute
    var property: String?
  }

  /// The entries: first those of the app's views that have a remedy, then those of Trellis's views, then the rest; each by
  /// descending time, then by descending count.
  package private(set) var entries: [Entry] = []

  /// Finds the wasted evaluations in the remembered frames, except the first, which builds everything.
  ///
  /// Linear in the events of these frames.
  package init(of history: FrameHistory, path: (AnyAttribute) -> String?) {
    var found: [Key: Entry] = [:]
    var environment = EnvironmentReads()
    for frame in history.frames where frame.number > 0 {
      environment.take(frame, history.recorder)
      // A frame has few bodies, or few wasted evaluations.
      var times: [UInt64: Duration]?
      for number in frame.events {
        guard case .evaluated(let attribute, let changed, let reason) = history.recorder.event(number),
          reason != .firstRun
        else { continue }
        // Only values that are created by a body have properties.
        if changed && (!attribute.exists || !Self.kindsWithProperties.contains(attribute.kind)) { continue }
        guard let recorded = history.recorder[number] else { continue }
        let difference = recorded.difference.flatMap { $0.isIncomparable ? $0 : nil }
        if changed && difference == nil { continue }
        let key = Key(attribute: attribute, property: difference?.path)
        let body = attribute.exists ? WasteRemedy.body(of: attribute) : nil
        let known = times ?? frame.bodyTimes
        times = known
        var entry =
          found[key]
          ?? Waste.entry(
            attribute, recorded, difference, frame.number, attribute.exists && history.isOfApp(attribute),
            path)
        if found[key] != nil { entry.count += 1 }
        entry.frame = frame.number
        entry.duration += body.flatMap { known[$0.rawValue] } ?? .zero
        if difference == nil, case .inputChanged(let cause) = reason, cause.exists {
          entry.cause = cause.name ?? cause.kind.description
          if entry.kind == "body" {
            (entry.advice, entry.fix) = WasteRemedy.ofEqualBody(named: attribute.name ?? "", because: cause)
          }
        }
        found[key] = entry
      }
    }
    entries =
      (Waste.grouped(found.values) + UpdateLoops.entries(in: history, path: path)
      + environment.entries(in: history, path: path))
      .sorted { $0.rank > $1.rank }
  }

  /// The facts that the entries of rows have in common.
  private struct RowGroup: Hashable {
    var name: String
    var kind: String
    var property: String?
    var advice: String
  }

  /// Merges the entries of rows: those of the same kind and name, with the same remedy.
  private static func grouped(_ entries: some Collection<Entry>) -> [Entry] {
    var groups: [RowGroup: Entry] = [:]
    for entry in entries {
      let group = RowGroup(
        name: entry.isNamed ? entry.title : "", kind: entry.kind,
        property: entry.difference.map { atAnyPosition($0.path) }, advice: atAnyPosition(entry.advice))
      guard var known = groups[group] else {
        groups[group] = entry
        continue
      }
      // Of two entries in the same frame, the one with the smaller number names the group, so that the result is always the same.
      let isLater = (entry.frame, known.node ?? .max) > (known.frame, entry.node ?? .max)
      if isLater { (known.title, known.path, known.node) = (entry.title, entry.path, entry.node) }
      known.frame = max(known.frame, entry.frame)
      known.count += entry.count
      known.duration += entry.duration
      known.attributes += entry.attributes
      groups[group] = known
    }
    return Array(groups.values)
  }

  /// Returns a text without positions in collections: a closure that captures an array differs in another element each time.
  private static func atAnyPosition(_ text: String) -> String { text.replacing(/\[\d+\]/, with: "[…]") }

  private static let kindsWithProperties: Set<AttributeKind> = ["view", "modifier", "element", "layout"]

  private static func entry(
    _ attribute: AnyAttribute, _ recorded: RecordedEvent, _ difference: Explanation.Difference?, _ frame: Int,
    _ isOfApp: Bool, _ path: (AnyAttribute) -> String?
  ) -> Entry {
    let exists = attribute.exists
    let kind = exists ? attribute.kind.description : ""
    let name = exists ? attribute.name ?? "" : ""
    let isOwn = exists && ExplanationText.isOwnView(attribute)
    let advice =
      difference.flatMap { ExplanationText.advice(for: $0, in: name, isOwn: isOwn) }
      ?? "the result was equal, so the change stops here"
    let fix = difference.flatMap { difference in
      exists && !isOwn && attribute.kind == .view
        ? WasteRemedy.equatable(attribute, without: difference.path) : nil
    }
    return Entry(
      title: recorded.title, kind: kind, path: exists ? path(attribute) : nil,
      node: exists ? attribute.snapshotID : nil, attributes: 1, count: 1, frame: frame,
      difference: difference,
      advice: advice, fix: fix, isOfApp: isOfApp)
  }
}

extension Waste.Entry {
  /// Whether the title is a name, not a kind and a number.
  fileprivate var isNamed: Bool { title.hasPrefix("“") }

  /// The reason that the work is wasted, in words.
  package var words: String {
    if isLoop { return "without an action" }
    if isEnvironment { return "because of \(cause ?? "the environment")" }
    return difference.map { "because of \($0.path) (\($0.reason))" } ?? "to an equal value"
  }

  /// Whether the program can avoid the evaluations; otherwise the entry only shows where a change stopped.
  package var isRemediable: Bool { isLoop || difference != nil || kind == "body" }

  fileprivate var rank: (Int, Duration, Int, String) {
    (isRemediable ? isOfApp ? 2 : 1 : 0, duration, count, title)
  }
}
