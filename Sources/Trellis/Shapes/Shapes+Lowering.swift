import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// A view of a shape that is painted with a style.
@MainActor
protocol PaintedShapeView: PrimitiveView {
  associatedtype Content: Shape
  associatedtype Style: ShapeStyle
  var shape: Content { get }
  var style: Style { get }
  /// The lines of an outline, which are animated; nil if the shape is filled.
  var lines: StrokeStyle? { get }
  /// Returns how the shape is painted; `lines` are the lines as shown.
  func painted(_ lines: StrokeStyle?) -> ShapeContent.Style
}

extension PaintedShapeView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    .single(GraphValue(view.attribute(in: inputs.graph)), inputs) { ShapeNode($0, $1).outputs }
  }

  /// nil, because the step in identity paths is the shape whose body contains this view.
  @MainActor static var typeOnPath: Any.Type? { nil }
  static var mayStayUndrawn: Bool { true }
}

extension _ShapeView: PaintedShapeView {
  var lines: StrokeStyle? { nil }
  func painted(_ lines: StrokeStyle?) -> ShapeContent.Style { .fill(fillStyle) }
}

extension OutlineView: PaintedShapeView {
  var lines: StrokeStyle? { stroke }
  func painted(_ lines: StrokeStyle?) -> ShapeContent.Style {
    .stroke(lines ?? stroke, isAntialiased: isAntialiased)
  }
}

/// A shape in the graph: what its rules share.
@MainActor
private final class ShapeNode<V: PaintedShapeView> {
  private let view: GraphValue<V>
  private let inputs: ViewInputs
  private let computer: Attribute<LayoutComputer>
  private let resolvedStyle: Attribute<ResolvedStyle>
  private let item: Attribute<DisplayItem>
  private var animated: AnimatedValue<V.Content>?
  private var animatedLines: AnimatedValue<StrokeStyle>?

  init(_ view: GraphValue<V>, _ inputs: ViewInputs) {
    (self.view, self.inputs) = (view, inputs)
    let (graph, name) = (inputs.graph, TypeRecord.of(V.Content.self).name)
    computer = graph.declare(LayoutComputer.self, name: name, kind: .layoutComputer)
    resolvedStyle = graph.declare(ResolvedStyle.self, name: name, kind: .resolvedColor)
    item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
    animated = AnimatedValue(V.Content.self, inputs.context)
    graph.define(computer) { ShapeComputer(view.wrappedValue.shape, named: name) }
    graph.define(resolvedStyle) { [self] in resolve() }
    graph.define(item) { [self] in drawing() }
  }

  var outputs: ViewOutputs { ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil) }

  private func resolve() -> ResolvedStyle {
    inputs.shown(StyleContext(inputs.environment).resolved(view.wrappedValue.style), of: resolvedStyle)
  }

  private func drawing() -> DisplayItem {
    let view = view.wrappedValue
    let frame = inputs.shownBounds(of: item)
    let shape = animated?.shown(view.shape, inputs) ?? view.shape
    let containers = ContainerShapes(environment: inputs.environment, position: inputs.position)
    let path = containers.asking { shape.path(in: CGRect(origin: .zero, size: frame.size)) }
    return makeItem(
      id: item.erased.rawValue, frame: frame, path, view.painted(shown(view.lines)),
      resolvedStyle.wrappedValue)
  }

  private func shown(_ lines: StrokeStyle?) -> StrokeStyle? {
    guard let lines else { return nil }
    if animatedLines == nil { animatedLines = AnimatedValue(StrokeStyle.self, inputs.context) }
    return animatedLines?.shown(lines, inputs) ?? lines
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
