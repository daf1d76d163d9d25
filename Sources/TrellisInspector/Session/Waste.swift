import Foundation
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
    /// The number of wasted evaluations.
    package var count: Int
    /// The last frame with a wasted evaluation.
    package var frame: Int
    /// The difference of the property that can't be compared; nil if the result was equal.
    package var difference: Explanation.Difference?
    /// The remedy.
    package var advice: String

    var json: JSONText {
      .object([
        ("title", .string(title)), ("kind", .string(kind)), ("path", .optional(path)),
        ("node", .optional(node)),
        ("count", .int(count)), ("attributes", .int(attributes)), ("frame", .int(frame)),
        ("property", .optional(difference?.path)),
        ("reason", .optional(difference?.reason)), ("advice", .string(advice)),
      ])
    }
  }

  private struct Key: Hashable {
    var attribute: AnyAttribute
    var property: String?
  }

  /// The entries: those caused by properties, then bodies, then the rest, each by descending count.
  package private(set) var entries: [Entry] = []

  /// Finds the wasted evaluations in the remembered frames, except the first, which builds everything.
  ///
  /// Linear in the events of these frames.
  package init(of history: FrameHistory, path: (AnyAttribute) -> String?) {
    var found: [Key: Entry] = [:]
    for frame in history.frames where frame.number > 0 {
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
        if found[key] != nil {
          found[key]!.count += 1
          found[key]!.frame = frame.number
        } else {
          found[key] = Waste.entry(attribute, recorded, difference, frame.number, path)
        }
      }
    }
    entries = Waste.grouped(found.values).sorted { $0.rank > $1.rank }
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
        name: entry.isNamed ? entry.title : "", kind: entry.kind, property: entry.difference?.path,
        advice: entry.advice)
      guard var known = groups[group] else {
        groups[group] = entry
        continue
      }
      // Of two entries in the same frame, the one with the smaller number names the group, so that the result is always the same.
      let isLater = (entry.frame, known.node ?? .max) > (known.frame, entry.node ?? .max)
      if isLater { (known.title, known.path, known.node) = (entry.title, entry.path, entry.node) }
      known.frame = max(known.frame, entry.frame)
      known.count += entry.count
      known.attributes += entry.attributes
      groups[group] = known
    }
    return Array(groups.values)
  }

  private static let kindsWithProperties: Set<AttributeKind> = ["view", "modifier", "element", "layout"]

  private static func entry(
    _ attribute: AnyAttribute, _ recorded: RecordedEvent, _ difference: Explanation.Difference?, _ frame: Int,
    _ path: (AnyAttribute) -> String?
  ) -> Entry {
    let exists = attribute.exists
    let kind = exists ? attribute.kind.description : ""
    let name = exists ? attribute.name ?? "" : ""
    let advice =
      difference.flatMap {
        ExplanationText.advice(for: $0, in: name, isOwn: exists && ExplanationText.isOwnView(attribute))
      }
      ?? (kind == "body"
        ? "the result was equal: let the body read less, or move the part that reads the changed value into a view of its own"
        : "the result was equal, so the change stops here")
    return Entry(
      title: recorded.title, kind: kind, path: exists ? path(attribute) : nil,
      node: exists ? attribute.snapshotID : nil, attributes: 1, count: 1, frame: frame,
      difference: difference,
      advice: advice)
  }
}

extension Waste.Entry {
  /// Whether the title is a name, not a kind and a number.
  fileprivate var isNamed: Bool { title.hasPrefix("“") }

  fileprivate var rank: (Int, Int, String) { (difference != nil ? 2 : kind == "body" ? 1 : 0, count, title) }
}
