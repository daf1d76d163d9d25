import Foundation
import TrellisGraph
import TrellisLayout

extension GeometryReader: PrimitiveView {
  /// Builds the reader, whose layout computer is independent of the views inside, and a separate container for those views.
  ///
  /// The container is built when its drawing is first read. Building may evaluate the content, which reads the reader's size. That size
  /// isn't known when the reader is built, because the containers around the reader are still being built.
  @MainActor static func makeList(_ view: GraphValue<GeometryReader>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let (graph, name) = (inputs.graph, "GeometryReader")
      let size = graph.rule(name: "\(name).size", kind: .geometry) { inputs.position.size }
      let proxy = GeometryProxy(size: size, position: inputs.position)
      let body = graph.rule(name: "\(name).body", kind: .body) { view.wrappedValue.content(proxy) }
      let content = LateContent(named: name, inputs) { inputs in
        let list = Trellis.makeList(body, inputs.outsideStacks)
        return makeContainer(named: name, layout: .closure { CornerLayout() }, content: list, inputs)
      }
      let computer = graph.input(
        name: name, kind: .layoutComputer,
        LeafComputer(name, named: name) { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
      return ViewOutputs(
        layoutComputer: computer,
        displayItem: graph.rule(name: name, kind: .displayList) { content.outputs.drawn },
        channels: .changing(graph) { [content.outputs.channels] })
    }
  }
}

/// Views that are built when they are first read, in a rule that runs after the layout around them.
@MainActor
private final class LateContent {
  /// The views' outputs; a rule that reads them depends on everything that building them reads.
  var outputs: ViewOutputs {
    _ = isBuilt.wrappedValue
    return built!
  }

  private var built: ViewOutputs?
  private let isBuilt: Attribute<Bool>

  /// Creates content at the position of the inputs, in the current subgraph.
  init(named name: String, _ inputs: ViewInputs, make: @escaping @MainActor (ViewInputs) -> ViewOutputs) {
    let (graph, context) = (inputs.graph, inputs.context)
    let (owner, isBuildingLayer) = (graph.currentSubgraph, context.insertsFirstViews)
    isBuilt = graph.declare(Bool.self, name: "\(name).content", kind: .children)
    graph.define(isBuilt) { [self] in
      if built != nil { return true }
      let around = (context.environmentRebase, context.insertsFirstViews)
      (context.environmentRebase, context.insertsFirstViews) = (nil, isBuildingLayer)
      defer { (context.environmentRebase, context.insertsFirstViews) = around }
      built = graph.within(owner) { make(inputs) }
      return true
    }
  }
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<CoordinateSpaceModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = modifier.part("name", as: AnyHashable.self).attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      inputs.position.addName(name)
      return element.make(inputs.position)
    }
  }
}
