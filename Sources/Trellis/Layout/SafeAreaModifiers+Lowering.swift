import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// Builds a container that takes space at its edges, by which it reduces the safe area of its content.
@MainActor
private func makeTaking<L: Layout>(
  named name: String, layout: @escaping () -> L, content: [ViewElement], _ inputs: ViewInputs,
  insets: @escaping (LayoutComputer, ProposedViewSize) -> EdgeInsets
) -> ViewOutputs {
  let graph = inputs.graph
  let taken = graph.declare(EdgeInsets.self, name: "\(name).insets", kind: .geometry)
  let position = inputs.position
  let container = position.surroundings.containerSize
  let direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
  position.inside = position.surroundings.changing(
    safeArea: SafeArea(of: position, insets: taken, direction: direction),
    containerSize: graph.rule(name: "\(name).containerSize", kind: .geometry) {
      let (outer, taken) = (container.wrappedValue, taken.wrappedValue)
      return CGSize(
        width: max(0, outer.width - taken.leading - taken.trailing),
        height: max(0, outer.height - taken.top - taken.bottom))
    })
  let outputs = makeContainer(named: name, layout: .closure(layout), content: .fixed(content), inputs)
  graph.define(taken) {
    let computer = outputs.layoutComputer.wrappedValue
    return computer.within(container) { insets(computer, position.geometry.wrappedValue.proposal) }
  }
  return outputs
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<SafeAreaInsetModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "SafeAreaInsetModifier"
    let edge = inputs.graph.project(modifier, kind: .modifier) { $0.edge }
    return content(inputs).map(inputs) { element, inputs in
      let beside = ViewList.single(inputs.outsideStacks) { inputs in
        let list = Trellis.makeList(GraphValue(modifier).part("beside", as: Beside.self), inputs)
        return makeSingle(list, as: .pile, inputs)
      }
      return makeTaking(
        named: name, layout: { modifier.wrappedValue.layout }, content: [element] + beside.elements, inputs
      ) { computer, proposal in
        let inset = computer.withLayout { ($0 as? InsetLayout)?.inset(proposal, $1) } ?? 0
        return EdgeInsets(Edge.Set(edge.wrappedValue), inset ?? 0)
      }
    }
  }
}

extension SafeAreaPaddingModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<SafeAreaPaddingModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "SafeAreaPaddingModifier"
    let layout = inputs.graph.rule(name: name, kind: .layout) {
      SafeAreaPaddingLayout(insets: modifier.wrappedValue.insets)
    }
    return content(inputs).map(inputs) { element, inputs in
      makeTaking(named: name, layout: { layout.wrappedValue }, content: [element], inputs) { _, _ in
        layout.wrappedValue.insets
      }
    }
  }
}

extension IgnoresSafeAreaModifier: PrimitiveModifier {
  static var mayStayUndrawn: Bool { true }

  /// Builds the content with a geometry extended beyond that given by its container; its layout computer is unchanged.
  @MainActor static func makeList(
    _ modifier: GraphValue<IgnoresSafeAreaModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let graph = inputs.graph
    let edges = graph.project(modifier, kind: .modifier) { $0.edges }
    let direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    return content(inputs).map(inputs) { element, inputs in
      let position = inputs.position
      guard let safeArea = position.surroundings.safeArea else { return element.make(position) }
      let name = "IgnoresSafeAreaModifier"
      let reaching = graph.declare(Placement.self, name: name, kind: .geometry)
      let size = graph.rule(name: "\(name).child", kind: .geometry) { reaching.wrappedValue.viewSize }
      let content = SingleViewPosition(size, in: position, position.surroundings) {
        reaching.wrappedValue.frame.origin
      }
      let outputs = element.make(content)
      graph.define(reaching) {
        let view = position.geometry.wrappedValue
        let size = view.size
        let reach = safeArea.reach(of: position, size: size)
          .limited(to: edges.wrappedValue, direction.wrappedValue)
        let proposal = view.proposal.growing(by: reach)
        let computer = outputs.layoutComputer.wrappedValue
        let answer = computer.within(position.surroundings.containerSize) {
          computer.sizeThatFits(proposal.usable)
        }
        let whole = CGSize(
          width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        let origin = Alignment.center.origin(of: answer, in: whole)
        return Placement(
          frame: CGRect(
            x: origin.x - reach.leading, y: origin.y - reach.top, width: answer.width, height: answer.height),
          proposal: proposal.usable)
      }
      let item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
      graph.define(item) {
        DisplayItem(
          id: item.erased.rawValue, frame: position.bounds,
          content: .list(DisplayList([outputs.drawn.moved(by: reaching.wrappedValue.frame.origin)])))
      }
      return outputs.drawing(item)
    }
  }
}

extension EdgeInsets {
  /// Returns the insets at some edges; the insets' leading side is left, while the edges' depends on the layout direction.
  fileprivate func limited(to edges: Edge.Set, _ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(isMirrored ? .trailing : .leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(isMirrored ? .leading : .trailing) ? trailing : 0)
  }
}

extension ProposedViewSize {
  fileprivate func growing(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 + insets.leading + insets.trailing },
      height: height.map { $0 + insets.top + insets.bottom })
  }
}
