import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension ScrollView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ScrollView>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let makeIndicator = inputs[ScrollSettingsKey.self].refreshIndicator
      guard let refresh = ScrollRefresh.make(inputs), let makeIndicator else {
        return makeScroll(view, refresh: nil, inputs)
      }
      let scroll = ViewList.single(inputs) { makeScroll(view, refresh: refresh, $0) }
      return makeContainer(
        named: "ScrollView.refreshable", layout: .closure { SecondaryLayout(alignment: .top) },
        content: .fixed(scroll.elements + makeIndicator(refresh, inputs).elements),
        paintOrder: { _, _ in [1, 0] }, inputs)
    }
  }

  @MainActor private static func makeScroll(
    _ view: GraphValue<ScrollView>, refresh: ScrollRefresh?, _ inputs: ViewInputs
  ) -> ViewOutputs {
    let (graph, position) = (inputs.graph, inputs.position)
    let settings = inputs[ScrollSettingsKey.self]
    let axes = graph.rule(name: "ScrollView.axes", kind: .view) { view.read { $0.axes } }
    let margins = graph.rule(name: "ScrollView.margins", kind: .layout) {
      var margins = settings.margins.reduce(into: EdgeInsets()) { $1(&$0) }
      if refresh?.state.wrappedValue.isRunning == true { margins.top += ScrollRefresh.height }
      return margins
    }
    let viewport = Viewport(axes: axes, margins: margins, refresh: refresh, inputs)
    let outer = position.surroundings.containerSize
    position.inside = position.surroundings.changing(
      containerSize: graph.rule(name: "ScrollView.containerSize", kind: .geometry) {
        ScrollLayout.containerSize(
          position.geometry.wrappedValue.proposal, in: outer.wrappedValue,
          margins: margins.wrappedValue)
      }, scroller: viewport)
    var inner = inputs
    inner.stackAxis = .fixed(.vertical)
    // Settings of this scroll view don't apply to the scroll views in it.
    inner[ScrollSettingsKey.self] = ScrollSettings()
    let content = ViewList.single(inner) { inputs in
      let position = inputs.position
      viewport.contentPosition = position
      let content = SingleViewPosition(position.geometry, in: position, position.inside) { viewport.origin }
      let inputs = inputs.inside(content)
      let list = Trellis.makeList(view.part("content", as: Content.self), inputs)
      let outputs = makeSingle(list, as: .column, inputs)
      return outputs.drawing(makeScrolled(outputs, in: position, viewport, inputs))
    }
    let outputs = makeContainer(
      named: "ScrollView",
      layout: .closure {
        ScrollLayout(
          axes: axes.wrappedValue, margins: margins.wrappedValue,
          alignment: settings.anchors[.alignment]?())
      }, content: content, inputs)
    let isShown = graph.rule(name: "ScrollView.showsIndicators", kind: .view) {
      view.read { $0.showsIndicators }
    }
    return outputs.drawing(
      makeWindow(on: outputs.displayItem, viewport, showingBars: isShown, inputs)
    )
    .responding(viewport, graph)
    .setting(PreferenceChannel<ScrolledUnderTop>.self, graph) { inner in
      viewport.isUnderTop || inner()
    }
  }

  /// Builds the drawing of the content, moved by the scroll offset.
  @MainActor private static func makeScrolled(
    _ content: ViewOutputs, in position: ViewPosition, _ viewport: Viewport, _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    let item = inputs.graph.declare(
      DisplayItem.self, name: "ScrollView.content", kind: .displayList)
    inputs.graph.define(item) {
      DisplayItem(
        id: item.erased.rawValue, frame: position.bounds,
        content: .list(DisplayList([content.drawn.moved(by: viewport.origin)])))
    }
    return item
  }

  /// Builds the visible part of the content, clipped to the scroll view's bounds and the safe area that they reach into, and the
  /// bars.
  @MainActor private static func makeWindow(
    on content: Attribute<DisplayItem>, _ viewport: Viewport, showingBars isShown: Attribute<Bool>,
    _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    viewport.join(inputs, named: "ScrollView.viewport")
    let bars = Axis.allCases.map { axis in
      ScrollBar(along: axis, of: viewport, inputs) { isShown.wrappedValue }
    }
    for bar in bars { bar.join(inputs, named: "ScrollView.bar") }
    let number = viewport.number
    let marks = inputs.graph.rule(name: "ScrollView.bars", kind: .displayList) {
      bars.compactMap { $0.item() }
    }
    return inputs.graph.rule(name: "ScrollView", kind: .displayList) {
      var item = content.wrappedValue
      guard case .list(let list) = item.content else { return item }
      let marks = marks.wrappedValue
      let all = marks.isEmpty ? list : DisplayList(list.items + marks)
      let seen = viewport.seen
      item.content =
        viewport.settings.showsBeyondBounds?() == true
        ? .list(all) : .effect(.clip(Path(seen), FillStyle()), all)
      item.semantics = Semantics(
        responder: number,
        hitRegion: seen.size == item.frame.size ? .frame : .shape(Path(seen), isEOFilled: false))
      return item
    }
  }
}
