import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension Canvas: PrimitiveView {
  /// Builds a rule that runs the closure, and depends on the closure, the size, and everything that the closure reads.
  ///
  /// Another rule reads the canvas's position, so the closure doesn't run again when the canvas only moves.
  @MainActor static func makeList(_ view: GraphValue<Canvas>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let graph = inputs.graph
      let computer = graph.input(
        name: "Canvas", kind: .layoutComputer,
        LeafComputer("Canvas", named: "Canvas") { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
      let size = graph.rule(name: "Canvas.size", kind: .geometry) { inputs.position.size }
      let renderer = graph.rule(name: "Canvas.renderer", kind: .view) { CanvasRenderer(view.wrappedValue) }
      let symbols = Symbols.self == EmptyView.self ? nil : CanvasSymbols(of: view, inputs)
      let path = inputs.identity.settledPath
      let group = graph.rule(name: "Canvas.colorMode", kind: .view) { view.wrappedValue.colorMode.group }
      let list = graph.rule(name: "Canvas.renderer", kind: .displayList) {
        let renderer = renderer.wrappedValue
        let scene = CanvasScene(
          size: size.wrappedValue, inputs.environment, inputs.context, symbols: symbols)
        return inputs.context.writes.during("Canvas.renderer", at: path) {
          renderer.drawing(in: scene, inputs)
        }
      }
      let item = graph.declare(DisplayItem.self, name: "Canvas", kind: .displayList)
      graph.define(item) {
        let frame = inputs.position.bounds
        return DisplayItem(
          id: item.erased.rawValue, frame: frame,
          content: list.wrappedValue.onLayer(of: frame.size, as: group.wrappedValue),
          semantics: Semantics(hitRegion: .frame))
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
    }
  }
}

/// The properties of a canvas that its drawing depends on.
private struct CanvasRenderer {
  let draw: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool

  init<Symbols: View>(_ canvas: Canvas<Symbols>) {
    (draw, isOpaque) = (canvas.renderer, canvas.isOpaque)
  }

  /// Runs the closure, and returns its drawing.
  @MainActor func drawing(in scene: CanvasScene, _ inputs: ViewInputs) -> DisplayList {
    let bounds = scene.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return DisplayList() }
    let drawing = CanvasDrawing()
    if isOpaque { drawing.append(DisplayItem(id: 0, frame: bounds, content: .fill(.black))) }
    var context = GraphicsContext(scene, drawing, EnvironmentValues(of: inputs.environment))
    draw(&context, bounds.size)
    return drawing.end()
  }
}

extension DisplayList {
  /// Returns the list as a group, which effects treat as one item; the group is clipped if the list extends beyond the size.
  fileprivate func onLayer(of size: CGSize, as group: Effect) -> DisplayItem.Content {
    let bounds = CGRect(origin: .zero, size: size)
    let ink = inkBounds
    guard !ink.isNull, !bounds.contains(ink) else { return .effect(group, self) }
    let clip = Effect.clip(Path(bounds), FillStyle())
    if group == .group { return .effect(clip, self) }
    return .effect(clip, DisplayList([DisplayItem(id: 0, frame: .zero, content: .effect(group, self))]))
  }
}

/// The views that a canvas may draw, each with its ideal size.
@MainActor
final class CanvasSymbols {
  private struct Symbol: Equatable {
    let element: ViewElement
    let outputs: ViewOutputs
    let position: ViewPosition

    static func == (first: Symbol, second: Symbol) -> Bool { first.element == second.element }
  }

  private let symbols: () -> [Symbol]

  init<Symbols: View>(of view: Attribute<Canvas<Symbols>>, _ inputs: ViewInputs) {
    let inputs = inputs.outsideStacks
    let list = makeList(GraphValue(view).part("symbols", as: Symbols.self), inputs)
    switch list {
    case .fixed(let elements):
      let made = elements.map { Self.make($0, inputs) }
      symbols = { made }
    case .dynamic, .lazy:
      var known: [UInt64: Symbol] = [:]
      let made = inputs.graph.rule(name: "Canvas.symbols", kind: .children) {
        let present = list.elements.map { known[$0.id] ?? Self.make($0, inputs) }
        let ids = Set(present.map(\.element.id))
        let leaving = known.values.filter { !ids.contains($0.element.id) && $0.element.isLeaving }
        let made = present + leaving.sorted { $0.element.id < $1.element.id }
        known = Dictionary(uniqueKeysWithValues: made.map { ($0.element.id, $0) })
        return made
      }
      symbols = { made.wrappedValue }
    }
  }

  private static func make(_ element: ViewElement, _ inputs: ViewInputs) -> Symbol {
    let graph = inputs.graph
    return graph.within(element.subgraph) {
      let geometry = graph.declare(ViewSize.self, name: "Canvas.symbol", kind: .geometry)
      let position = SingleViewPosition(geometry, in: inputs.position, inputs.position.inside)
      let outputs = element.make(position)
      let container = inputs.position.inside.containerSize
      graph.define(geometry) {
        let computer = outputs.layoutComputer.wrappedValue
        let size = computer.within(container) { computer.sizeThatFits(.unspecified) }
        return ViewSize(size: size, proposal: .unspecified)
      }
      return Symbol(element: element, outputs: outputs, position: position)
    }
  }

  /// Returns the first view with a tag, in the order of the source.
  ///
  /// A calling rule depends on the view's drawing.
  func symbol(tagged id: AnyHashable) -> (size: CGSize, item: DisplayItem)? {
    // A leaving view may have been removed since the list was made.
    let found = symbols().first {
      $0.element.subgraph.exists && $0.element.traits.tag?.wrappedValue.matches(id) == true
    }
    return found.map { ($0.position.size, $0.outputs.drawn) }
  }
}
