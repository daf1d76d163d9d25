import Foundation
import Trellis
import TrellisFailure
import TrellisGraph
import TrellisLayout

/// The views of a window with their frames, in words.
@MainActor
struct AgentLayout {
  private let window: ViewGraph
  private let tree: IdentityTree
  /// The most lines of a description.
  private static let limit = 400

  init(_ window: ViewGraph) {
    _ = window.update()
    (self.window, tree) = (window, window.identityTree())
  }

  /// Returns a line for each view; of the views of a type, also their guides and the arithmetic of stacks.
  func text(of view: String?) throws(Failure) -> String {
    var lines: [String] = []
    if let view {
      for step in tree.steps.indices where tree.steps[step].typeName == view {
        add(step, depth: 0, isDetailed: true, to: &lines)
      }
      guard !lines.isEmpty else {
        let names = Set(tree.steps.map(\.typeName)).filter { !$0.isEmpty }.sorted().prefix(60)
        throw .usage("the window has no \(view); it has \(names.joined(separator: ", "))")
      }
    } else {
      for root in tree.roots { add(root, depth: 0, isDetailed: false, to: &lines) }
    }
    let shown = lines.prefix(AgentLayout.limit)
    return (shown + (lines.count > shown.count ? ["and \(lines.count - shown.count) more lines"] : []))
      .joined(
        separator: "\n")
  }

  private func add(_ index: Int, depth: Int, isDetailed: Bool, to lines: inout [String]) {
    guard lines.count <= AgentLayout.limit else { return }
    let step = tree.steps[index]
    let facts = step.attributes.lazy.filter(\.exists)
      .compactMap { window.layoutFacts(of: $0) }.first
    let blanks = String(repeating: "  ", count: depth)
    var line = blanks + step.name
    if let facts {
      line += ": \(words(facts.frame)), proposed \(words(facts.proposal))"
      if facts.name != step.typeName { line += " (\(facts.name))" }
    }
    lines.append(line)
    if isDetailed, let facts { lines += details(facts).map { "\(blanks)  \($0)" } }
    for child in step.children.sorted(by: { position($0) < position($1) }) {
      add(child, depth: depth + 1, isDetailed: isDetailed, to: &lines)
    }
  }

  /// Returns the position of a view in its parent, which begins its name: `[1]/Row`.
  private func position(_ index: Int) -> Int {
    tree.steps[index].name.prefixMatch(of: /\[(\d+)\]/).flatMap { Int($0.output.1) } ?? -1
  }

  private func details(_ facts: LayoutFacts) -> [String] {
    var lines = facts.guides.filter(\.isSet).map { "guide \($0.name) at \(words($0.position))" }
    if let (account, names) = facts.stack {
      let gaps = account.gaps.map(words).joined(separator: ", ")
      if !gaps.isEmpty { lines.append("spaces between views: \(gaps)") }
      for index in names.indices where index < account.answers.count {
        let offer = index < account.lengths.count ? "offered \(words(account.lengths[index])), " : ""
        lines.append("\(names[index]): \(offer)took \(words(account.answers[index]))")
      }
    }
    return lines
  }

  private func words(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }

  private func words(_ size: CGSize) -> String { "\(words(size.width)) × \(words(size.height))" }

  private func words(_ frame: CGRect) -> String {
    "\(words(frame.size)) at (\(words(frame.minX)), \(words(frame.minY)))"
  }

  private func words(_ proposal: ProposedViewSize) -> String {
    "\(proposal.width.map(words) ?? "nil") × \(proposal.height.map(words) ?? "nil")"
  }
}
