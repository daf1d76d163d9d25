import Foundation
import Trellis
import TrellisGraph

/// Answers to the questions of pages about the graph.
///
/// Answers are bounded, whatever the graph's size: a page shows a part, and asks for the next.
extension Inspector {
  /// The most attributes, views or results in an answer.
  private static let limit = 400

  func answer(to question: PageMessage.Question) -> JSONText {
    switch question {
    case .tree(let step, let from): tree(in: step, from: from)
    case .node(let number): node(number)
    case .around(let nodes, let steps): around(nodes, steps: steps)
    case .view(let step): view(step)
    case .search(let text): search(text)
    case .why, .writes, .waste, .recording: .null
    case .document: .string(String(decoding: Page.file(recording: nil), as: UTF8.self))
    case .place(let node): place(of: node)
    case .pick(let x, let y): pick(CGPoint(x: x, y: y))
    case .views(let name): views(named: name)
    case .update(let number): update(number)
    case .layout: layout()
    }
  }

  // MARK: - Views

  private func tree(in step: Int?, from start: Int) -> JSONText {
    let tree = currentTree()
    guard step.map({ $0 < tree.steps.count }) ?? true else { return .null }
    let children = step.map { tree.steps[$0].children } ?? tree.roots
    let shown = children.dropFirst(start).prefix(Self.limit)
    return .object([
      ("step", .optional(step)), ("count", .int(children.count)), ("from", .int(start)),
      ("steps", .array(shown.map { describe(step: $0, of: tree) })),
    ])
  }

  private func describe(step: Int, of tree: IdentityTree) -> JSONText {
    let known = tree.steps[step]
    return .object(
      [
        ("id", .int(step)), ("name", .string(known.name)), ("children", .int(known.children.count)),
        ("nodes", .ints(known.attributes.prefix(40).lazy.filter(\.exists).map(\.snapshotID))),
      ] + updates(of: known.attributes))
  }

  /// Returns the number of a view's updates, and the attribute that counts: its body, or else the one that changed most often.
  private func updates(of attributes: [AnyAttribute]) -> [(String, JSONText)] {
    var (count, counted): (Int, AnyAttribute?) = (-1, nil)
    var isApp = false
    for attribute in attributes.prefix(40) where attribute.exists {
      let runs = history.statistics(of: attribute)
      let kind = attribute.kind
      if kind == .body {
        (count, counted) = (runs.evaluations, attribute)
        isApp = history.isOfApp(attribute)
        break
      }
      if runs.changes > count { (count, counted) = (runs.changes, attribute) }
    }
    return [
      ("updates", .int(max(count, 0))), ("counted", .optional(counted?.snapshotID)), ("app", .bool(isApp)),
    ]
  }

  /// Returns the attributes of a view and of the views in it, up to the limit, with their neighbours.
  private func view(_ step: Int) -> JSONText {
    let (tree, graph) = (currentTree(), viewGraph.graph)
    if graph.nodeCount <= Self.limit && tree.roots.contains(step) { return drawing(of: graph.attributes) }
    guard step < tree.steps.count else { return .null }
    var found: [AnyAttribute] = []
    var waiting = [step]
    var place = 0
    // Breadth first: near views come first.
    while place < waiting.count, found.count < Self.limit / 2 {
      found += tree.steps[waiting[place]].attributes.filter(\.exists)
      waiting += tree.steps[waiting[place]].children.prefix(Self.limit)
      place += 1
    }
    return drawing(of: widened(Array(found.prefix(Self.limit / 2)), steps: 1))
  }

  // MARK: - Attributes

  private func around(_ numbers: [Int], steps: Int) -> JSONText {
    let centre = numbers.prefix(Self.limit).compactMap { viewGraph.graph.attribute(withSnapshotID: $0) }
    return drawing(of: widened(centre, steps: steps))
  }

  /// Returns attributes with those that they read and their readers, at most `steps` edges away, up to the limit.
  private func widened(_ centre: [AnyAttribute], steps: Int) -> [AnyAttribute] {
    var all = centre
    var known = Set(centre)
    var rim = centre[...]
    for _ in 0..<steps {
      let before = all.count
      for attribute in rim where all.count < Self.limit {
        for neighbour in attribute.reads.prefix(60) + attribute.readers.prefix(60)
        where all.count < Self.limit && known.insert(neighbour).inserted {
          all.append(neighbour)
        }
      }
      rim = all[before...]
    }
    return all
  }

  private func drawing(of attributes: [AnyAttribute]) -> JSONText {
    let shown = Set(attributes)
    let edges = attributes.flatMap { reader in
      reader.reads.filter(shown.contains).map { JSONText.ints([$0.snapshotID, reader.snapshotID]) }
    }
    return .object([
      ("nodes", .array(attributes.map { brief($0) })), ("edges", .array(edges)),
      ("cut", .bool(attributes.count >= Self.limit)),
    ])
  }

  /// Returns the contents of a box in the drawing.
  private func brief(_ attribute: AnyAttribute) -> JSONText {
    let summary = attribute.summary()
    let (reads, readers) = (attribute.reads.count, attribute.readers.count)
    return .object([
      ("id", .int(attribute.snapshotID)), ("name", .string(summary.name)),
      ("kind", .string(summary.kind.description)), ("path", .optional(path(of: attribute))),
      ("role", .string(summary.role.rawValue)), ("stale", .bool(summary.isStale)),
      ("reads", .int(reads)), ("readers", .int(readers)),
    ])
  }

  private func node(_ number: Int) -> JSONText {
    guard let attribute = viewGraph.graph.attribute(withSnapshotID: number) else { return .null }
    let summary = attribute.summary(withValue: true)
    let statistics = history.statistics(of: attribute)
    let times = bodyTimes(of: attribute, summary)
    return .object([
      ("id", .int(number)), ("name", .string(summary.name)), ("kind", .string(summary.kind.description)),
      ("path", .optional(path(of: attribute))), ("role", .string(summary.role.rawValue)),
      ("type", .string(String(summary.type.prefix(2000)))),
      ("value", .optional(readableValue(of: attribute) ?? summary.value)),
      ("editable", summary.kind == .state ? .optional(attribute.latestValue().map { "\($0)" }) : .null),
      ("stale", .bool(summary.isStale)), ("changedAt", .int(summary.changedAt)),
      ("evaluatedAt", .optional(summary.evaluatedAt)), ("evaluations", .int(statistics.evaluations)),
      ("changes", .int(statistics.changes)), ("made", .optional(summary.location?.description)),
      ("isState", .bool(summary.kind == .state)),
      ("ms", times.isEmpty ? .null : .double(times.reduce(0, +))), ("timed", .int(times.count)),
      ("longest", times.max().map { .double($0) } ?? .null),
      ("reads", .array(attribute.reads.prefix(60).map { brief($0) })),
      ("readers", .array(attribute.readers.prefix(60).map { brief($0) })),
    ])
  }

  /// Returns the lines of a value that describes a part of the tree; nil for any other value.
  private func readableValue(of attribute: AnyAttribute) -> String? {
    attribute.latestValue().flatMap { InspectedValue($0)?.text }
  }

  /// Returns the durations of a body's evaluations in the remembered frames, in milliseconds.
  private func bodyTimes(of attribute: AnyAttribute, _ summary: AttributeSummary) -> [Double] {
    guard summary.kind == .body else { return [] }
    return history.frames.flatMap { frame in
      frame.bodies.filter { $0.attribute == attribute.rawValue }.map(\.duration.milliseconds)
    }
  }

  private func search(_ text: String) -> JSONText {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return .object([("nodes", .array([])), ("more", .bool(false))]) }
    let tree = currentTree()
    // For each word, the views that have it in their own name or in an ancestor's.
    let named = words.map { word in
      tree.steps.reduce(into: [Bool]()) { known, step in
        known.append(step.parent.map { known[$0] } ?? false || step.name.lowercased().contains(word))
      }
    }
    var found: [JSONText] = []
    for attribute in viewGraph.graph.attributes where found.count <= 100 {
      let name = "\(attribute.name ?? "") \(attribute.kind)".lowercased()
      let step = tree.stepOfAttribute[attribute]
      let isFound = words.indices.allSatisfy { index in
        name.contains(words[index]) || step.map { named[index][$0] } ?? false
      }
      if isFound { found.append(brief(attribute)) }
    }
    return .object([("nodes", .array(Array(found.prefix(100)))), ("more", .bool(found.count > 100))])
  }

  /// Returns the identity path of an attribute's view.
  func path(of attribute: AnyAttribute) -> String? { viewGraph.nearestPath(of: attribute) }
}

extension ViewGraph {
  /// Returns the identity path of the view of the attribute with an ``AnyAttribute/rawValue``; nil if the attribute was removed.
  func path(ofID id: UInt64) -> String? {
    let index = Int(UInt32(truncatingIfNeeded: id)) - 1
    guard let attribute = graph.attribute(withSnapshotID: index), attribute.rawValue == id else { return nil }
    return nearestPath(of: attribute)
  }

  /// Returns the identity path of an attribute's view, or of the view of an attribute a few edges away; nil if none was recorded.
  func nearestPath(of attribute: AnyAttribute) -> String? {
    if let path = identityPath(of: attribute) { return path }
    let isShared = attribute.kind == .environment || attribute.kind == .environmentValue
    if isShared { return nil }
    for neighbour in attribute.reads.prefix(8) + attribute.readers.prefix(8) {
      if let path = identityPath(of: neighbour) { return path }
    }
    for neighbour in attribute.reads.prefix(4) {
      for next in neighbour.reads.prefix(4) {
        if let path = identityPath(of: next) { return path }
      }
    }
    return nil
  }
}
