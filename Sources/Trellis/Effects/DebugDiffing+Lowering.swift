import Foundation
import TrellisGraph
import TrellisLayout

/// A view on a background that changes its colour after each evaluation of the view's body.
nonisolated struct DebugDiffing<Content: View>: View {
  typealias Body = Never

  let content: Content
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
    let (list, count) = makeContent(content, inputs)
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
    _ content: Attribute<Content>, _ inputs: ViewInputs
  ) -> (ViewList, Attribute<Int>) {
    let graph = inputs.graph
    var count = 0
    func note() -> Int {
      count += 1
      print("[\(Content.self)] Body evaluated at \(Date())")
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
