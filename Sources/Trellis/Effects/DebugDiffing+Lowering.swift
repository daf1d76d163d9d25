import Foundation
import TrellisGraph
import TrellisLayout

/// A view on a background that changes its colour after each evaluation of the view's body.
nonisolated struct DebugDiffing<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The name in the printed lines, which then have the number of the evaluation and the time since the last one.
  var name: String?
}

/// A rule's result with its number of runs, which changes even if the result is equal.
private struct Counted<Value> {
  let value: Value
  let count: Int
}

extension DebugDiffing: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<DebugDiffing>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let graph = inputs.graph
    let content = graph.project(view) { $0.content }
    let name = graph.project(view) { $0.name }
    let (list, count) = makeContent(content, name, inputs)
    let background = graph.rule(name: "DebugDiffing", kind: .modifier) {
      _ = count.wrappedValue
      let color = Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
      return BackgroundModifier(alignment: .center, secondary: color.opacity(0.3))
    }
    return BackgroundModifier<Color>.makeList(GraphValue(background), inputs) { _ in list }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { walker.shape(of: Content.self) }
  @MainActor static var typeOnPath: Any.Type? { nil }

  /// Builds the content, and an attribute that changes with each evaluation of its body; for a view without a body, with each new
  /// value.
  @MainActor private static func makeContent(
    _ content: Attribute<Content>, _ name: Attribute<String?>, _ inputs: ViewInputs
  ) -> (ViewList, Attribute<Int>) {
    let graph = inputs.graph
    var count = 0
    var last: ContinuousClock.Instant?
    func note() -> Int {
      count += 1
      if let name = name.wrappedValue {
        let now = ContinuousClock.now
        print(DebugDiffingLine.text(name: name, count: count, sinceLast: last.map { now - $0 }))
        last = now
      } else {
        print("[\(Content.self)] Body evaluated at \(Date())")
      }
      return count
    }
    let record = TypeRecord.of(Content.self)
    if Content.primitiveView != nil {
      let counted = graph.rule(name: "DebugDiffing.count", kind: .view) {
        _ = content.wrappedValue
        return note()
      }
      return (Trellis.makeList(content, inputs), counted)
    }
    let evaluate = bodyEvaluation(of: content, record, inputs) { $0.body }
    let counted = graph.rule(name: record.bodyName, kind: .body) {
      Counted(value: evaluate(), count: note())
    }
    let body = graph.project(counted) { $0.value }
    return (Trellis.makeList(body, inputs), graph.project(counted) { $0.count })
  }
}

/// The printed line of an evaluation with a name.
package nonisolated enum DebugDiffingLine {
  /// The interval in which a screen of 60 Hz shows one frame; of two evaluations within it, only the last one is visible.
  private static let frame = Duration.nanoseconds(16_666_667)

  package static func text(name: String, count: Int, sinceLast: Duration?) -> String {
    guard let sinceLast else { return "[\(name)] evaluation \(count)" }
    let seconds = Double(sinceLast.components.seconds) + Double(sinceLast.components.attoseconds) * 1e-18
    let time = String(format: "%.3f", seconds)
    let warning = sinceLast < frame ? "; too frequent: less than a frame (0.017 s) apart" : ""
    return "[\(name)] evaluation \(count), \(time) s after the last\(warning)"
  }
}
