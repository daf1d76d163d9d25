import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension _ShapeView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<_ShapeView>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return makeShape(view, inputs, shape: { $0.shape }, style: { $0.style }) { .fill($0.fillStyle) }
  }

  /// nil, because the step in identity paths is the shape whose body contains this view.
  @MainActor static var typeOnPath: Any.Type? { nil }
  static var mayStayUndrawn: Bool { true }
}

extension OutlineView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<OutlineView>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let animated = Animated(StrokeStyle.self, inputs)
    return makeShape(view, inputs, shape: { $0.shape }, style: { $0.style }) {
      .stroke(animated.shown($0.stroke), isAntialiased: $0.isAntialiased)
    }
  }

  /// nil, because the step in identity paths is the shape whose body contains this view.
  @MainActor static var typeOnPath: Any.Type? { nil }
  static var mayStayUndrawn: Bool { true }
}

/// Builds a view of a shape and a style.
@MainActor
private func makeShape<V: View, S: Shape, Style: ShapeStyle>(
  _ view: Attribute<V>, _ inputs: ViewInputs, shape: @escaping @MainActor (V) -> S,
  style: @escaping @MainActor (V) -> Style,
  painted: @escaping @MainActor (V) -> ShapeContent.Style
) -> ViewList {
  .single(inputs) { inputs in
    let graph = inputs.graph
    let name = TypeRecord.of(S.self).name
    let computer = graph.rule(name: name, kind: .layoutComputer) { () -> LayoutComputer in
      ShapeComputer(shape(view.wrappedValue), named: name)
    }
    let context = StyleContext(inputs.environment)
    let resolvedStyle = graph.declare(ResolvedStyle.self, name: name, kind: .resolvedColor)
    graph.define(resolvedStyle) {
      inputs.shown(context.resolved(style(view.wrappedValue)), of: resolvedStyle)
    }
    let containers = ContainerShapes(environment: inputs.environment, position: inputs.position)
    let item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
    let animated = Animated(S.self, inputs)
    graph.define(item) {
      let view = view.wrappedValue
      let frame = inputs.shownBounds(of: item)
      let shown = animated.shown(shape(view))
      let path = containers.asking { shown.path(in: CGRect(origin: .zero, size: frame.size)) }
      return makeItem(
        id: item.erased.rawValue, frame: frame, path, painted(view), resolvedStyle.wrappedValue)
    }
    return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
  }
}

/// Returns the display item of an outline: a plain fill if the outline is the whole frame, filled with one colour.
nonisolated func makeItem(
  id: UInt64, frame: CGRect, _ path: Path, _ style: ShapeContent.Style, _ resolvedStyle: ResolvedStyle
) -> DisplayItem {
  let bounds = CGRect(origin: .zero, size: frame.size)
  if case .color(let color) = resolvedStyle, case .fill = style, path.uprightRect == bounds {
    return DisplayItem(id: id, frame: frame, content: .fill(color))
  }
  // A gradient is spread over the shape, which may be smaller than the frame.
  let paint = resolvedStyle.paint(over: path.uprightRect ?? path.boundingRect)
  let content = DisplayItem.Content.shape(ShapeContent(path: path, style: style, paint: paint))
  return DisplayItem(id: id, frame: frame, content: content).within(resolvedStyle.effects)
}

/// The layout computer of a shape.
private final class ShapeComputer<S: Shape>: LayoutComputer {
  override var name: String { shapeName }
  private let shapeName: String
  private let shape: S

  init(_ shape: S, named name: String) {
    self.shape = shape
    shapeName = name
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? ShapeComputer<S>).map { ValueComparison.areEqual(shape, $0.shape) } ?? false
  }
}
