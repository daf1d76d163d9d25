import Trellis
import TrellisGraph
import TrellisInspector

extension TestHost {
  /// Checks how often bodies of a type are evaluated, during a closure and the update after it.
  ///
  /// ```swift
  /// try host.expectEvaluations(of: Row.self, atMost: 1) { try host.tap("Increment") }
  /// ```
  /// Types are compared by name, without modules and generic arguments: types with the same name count together.
  ///
  /// - Parameters:
  ///   - type: the type of the views, or the type of an app, a scene or a modifier.
  ///   - limit: the most evaluations of their bodies; 0 allows none.
  ///   - body: the actions to measure.
  /// - Returns: all evaluations.
  /// - Throws: the error of the closure, or ``TestHostError`` if there were more evaluations. The error has the reasons for at
  ///   most five evaluations: the causes back to the write, the line of the write, and the differences.
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
      let explanationText = ExplanationText(graph.explain(attribute, before: number + 1), of: graph) {
        [viewGraph] id in
        let index = Int(UInt32(truncatingIfNeeded: id)) - 1
        return graph.attribute(withSnapshotID: index).flatMap { viewGraph.identityPath(of: $0) }
      }
      reasons.append(explanationText.text)
    }
    let times = { (count: Int) in count == 1 ? "once" : "\(count) times" }
    let permitted = limit == 0 ? "0 times" : times(limit)
    throw TestHostError(
      description: (["\(name) was evaluated \(times(count)); the limit is \(permitted):"] + reasons)
        .joined(separator: "\n"))
  }
}
