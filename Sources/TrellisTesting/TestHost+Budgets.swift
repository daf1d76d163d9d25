import Trellis
import TrellisGraph
import TrellisInspector

extension TestHost {
  /// Holds views of a type to a budget: how often their bodies are evaluated while the closure runs and the picture is brought up to date
  /// after it.
  ///
  /// ```swift
  /// try host.expectEvaluations(of: Row.self, atMost: 1) { try host.tap("Increment") }
  /// ```
  /// Types are told apart by their names, without modules and parameters: those of one name count together.
  ///
  /// - Parameters:
  ///   - type: the type of the views; an app's, a scene's or a modifier's, too.
  ///   - limit: how often their bodies may be evaluated; 0 is not at all.
  ///   - body: what is done.
  /// - Returns: all that was evaluated.
  /// - Throws: what the closure throws; and ``TestHostError`` where there were more, with the reason of each: the way back to the
  ///   write, its line, and what differed.
  @discardableResult
  public func expectEvaluations<V>(of type: V.Type, atMost limit: Int, _ body: () throws -> Void) throws
    -> EvaluationLog
  {
    _ = displayList
    LineFinder.install()
    let graph = viewGraph.graph
    let recorder = GraphRecorder(
      of: graph, capacity: 1 << 17, keepsValues: true, keepsLocations: true, keepsDifferences: true,
      valueKinds: FrameHistory.valueKinds, differenceKinds: FrameHistory.differenceKinds)
    defer { recorder.stop() }
    let log = try evaluations(of: body)
    let count = log.bodies(of: type)
    guard count > limit else { return log }
    let name = "\("\(type)".prefix { $0 != "<" }).body"
    var reasons: [String] = []
    for number in recorder.numbers where reasons.count < 5 {
      guard case .evaluated(let attribute, _, _) = recorder.event(number), attribute.exists,
        attribute.kind == .body, attribute.name == name
      else { continue }
      let told = Telling(graph.explain(attribute, before: number + 1), of: graph) { [viewGraph] id in
        let index = Int(UInt32(truncatingIfNeeded: id)) - 1
        return graph.attribute(withSnapshotID: index).flatMap { viewGraph.identityPath(of: $0) }
      }
      reasons.append(told.text)
    }
    let times = { (count: Int) in count == 1 ? "once" : "\(count) times" }
    let wish = limit == 0 ? "not at all" : times(limit)
    throw TestHostError(
      description: (["\(name) was evaluated \(times(count)), and may be \(wish):"] + reasons)
        .joined(separator: "\n"))
  }
}
