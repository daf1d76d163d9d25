import Foundation
import Trellis
import TrellisFailure
import TrellisGraph
import TrellisInspector

/// The causes of updates, and unnecessary ones, in words.
@MainActor
struct AgentCauses {
  private let window: ViewGraph
  private let history: FrameHistory

  init(_ host: AgentWindows) { (window, history) = (host.front, host.history) }

  /// Returns the reasons for the last evaluations of the bodies of a type of view; at most three.
  func why(_ view: String) throws(Failure) -> String {
    let name = view.hasSuffix(".body") ? view : view + ".body"
    var known: Set<String> = []
    for frame in history.frames.reversed() {
      var reasons: [String] = []
      for number in frame.events {
        guard case .evaluated(let attribute, _, _) = history.recorder.event(number), attribute.exists,
          attribute.kind == .body, let own = attribute.name
        else { continue }
        known.insert(own)
        if own == name, reasons.count < 3 { reasons.append(explanation(attribute, before: number + 1)) }
      }
      if !reasons.isEmpty {
        let causes = frame.causes.joined(separator: ", ")
        return "\(name) was evaluated in frame \(frame.number)\(causes.isEmpty ? "" : " (\(causes))"):\n"
          + reasons.joined(separator: "\n\n")
      }
    }
    let names = known.sorted().prefix(40).joined(separator: ", ")
    throw .usage(
      "\(name) hasn't been evaluated; these bodies have: \(names.isEmpty ? "none" : names)")
  }

  private func explanation(_ attribute: AnyAttribute, before number: Int) -> String {
    let graph = window.graph
    return ExplanationText(graph.explain(attribute, before: number), of: graph) { [window] id in
      let index = Int(UInt32(truncatingIfNeeded: id)) - 1
      return graph.attribute(withSnapshotID: index).flatMap { window.identityPath(of: $0) }
    }.text
  }

  /// The evaluations whose results were equal, or that a property caused which can't be compared, with remedies.
  var waste: String {
    let all = Waste(of: history) { [window] in window.identityPath(of: $0) }.entries
    let entries = all.filter(\.isRemediable).prefix(30)
    if entries.isEmpty { return "no wasted work in the \(history.frames.count) recorded frames" }
    return entries.map { entry in
      let what = entry.words
      let others = entry.attributes > 1 ? " and \(entry.attributes - 1) others" : ""
      return "\(entry.title) \(entry.path ?? "")\(others) \(entry.count)× \(what): \(entry.advice)"
    }.joined(separator: "\n")
  }
}
