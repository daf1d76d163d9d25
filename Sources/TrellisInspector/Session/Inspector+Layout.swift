import Foundation
import Trellis
import TrellisGraph
import TrellisLayout

/// The layout of views: the proposals in the whole window, and one view with its guides.
extension Inspector {
  /// Returns the proposals, answers and placements in the whole window, laid out from scratch on a copy.
  func layout() -> JSONText {
    let events = viewGraph.traceLayout().prefix(2000).map { event -> JSONText in
      switch event.action {
      case .proposed(let proposal, let answer, let isRepeated):
        return .object([
          ("name", .string(event.name)), ("depth", .int(event.depth)), ("proposed", .sides(proposal)),
          ("answer", .sides(answer)), ("known", .bool(isRepeated)),
        ])
      case .placed(let frame):
        return .object([
          ("name", .string(event.name)), ("depth", .int(event.depth)), ("placed", .sides(frame)),
        ])
      }
    }
    return .object([("events", .array(Array(events)))])
  }

  /// Returns the view at a point of the window, by the number of one of its attributes.
  func pick(_ point: CGPoint) -> JSONText {
    guard let computer = viewGraph.layoutComputer(at: point) else { return .null }
    return .object([("node", .int(computer.snapshotID)), ("place", place(of: computer.snapshotID))])
  }

  /// Returns the frames of the views of a type, by the type's name; at most 400.
  func views(named name: String) -> JSONText {
    let tree = currentTree()
    let frames = tree.steps.lazy.filter { $0.typeName == name }
      .compactMap { step in step.attributes.lazy.filter(\.exists).compactMap(self.facts).first?.frame }
    return .object([("frames", .array(frames.prefix(400).map { .sides($0) }))])
  }

  /// Returns the layout of the view that an attribute belongs to; null if there is none.
  ///
  /// A view without a layout of its own has that of its only child.
  func place(of number: Int) -> JSONText {
    guard let attribute = viewGraph.graph.attribute(withSnapshotID: number), let facts = facts(of: attribute)
    else { return .null }
    return .object([
      ("name", .string(facts.name)), ("path", .optional(path(of: attribute))), ("frame", .sides(facts.frame)),
      ("proposal", .sides(facts.proposal)),
      (
        "guides",
        .array(
          facts.guides.map { .guide($0.name, $0.axis, at: $0.position, isSet: $0.isSet) })
      ),
      (
        "safe",
        .array(
          [facts.safeArea.top, facts.safeArea.leading, facts.safeArea.bottom, facts.safeArea.trailing].map {
            .double($0)
          })
      ), ("stack", facts.stack.map { .stack($0.account, $0.names) } ?? .null),
    ])
  }

  private func facts(of attribute: AnyAttribute) -> LayoutFacts? {
    if let facts = viewGraph.layoutFacts(of: attribute) { return facts }
    let tree = currentTree()
    guard let step = tree.stepOfAttribute[attribute] else { return nil }
    for other in tree.steps[step].attributes where other.exists && other.kind == .layoutComputer {
      if let facts = viewGraph.layoutFacts(of: other) { return facts }
    }
    // A view that consists only of its body: use the layout of the content.
    guard tree.steps[step].children.count == 1 else { return nil }
    var inner = tree.steps[step].children.first
    while let here = inner {
      for other in tree.steps[here].attributes where other.exists && other.kind == .layoutComputer {
        if let facts = viewGraph.layoutFacts(of: other) { return facts }
      }
      inner = tree.steps[here].children.count == 1 ? tree.steps[here].children.first : nil
    }
    return nil
  }
}
