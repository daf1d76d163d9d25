import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension ScrollView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ScrollView>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let graph = inputs.graph
      let axes = graph.rule(name: "ScrollView.axes", kind: .view) { view.wrappedValue.axes }
      let layout = graph.rule(name: "ScrollView", kind: .layout) { ScrollLayout(axes: axes.wrappedValue) }
      var port: ScrollPort?
      if let place = inputs.context.place {
        let outer = place.containerSize
        place.contentContainerSize = graph.rule(name: "ScrollView.containerSize", kind: .geometry) {
          ScrollLayout.containerSize(geometry.wrappedValue.proposal, in: outer.wrappedValue)
        }
        port = ScrollPort(of: place, geometry: geometry, axes: axes, inputs)
        place.contentPort = port
      }
      var inner = inputs
      inner.stackAxis = .fixed(.vertical)
      let content = ViewList.single(inputs) { room in
        let (geometry, place) = makeGeometry(port, room: room, inner)
        let outputs = inner.context.at(place) {
          let list = Trellis.makeList(inputs.graph.project(view) { $0.content }, inner)
          return makeSingle(list, as: .column, geometry: geometry, inner)
        }
        return outputs.drawing(makeScrolled(outputs.displayItem, room: room, inner))
      }
      let outputs = makeContainer(
        named: "ScrollView", layout: layout, content: content, geometry: geometry, inputs)
      return outputs.drawing(makeWindow(on: outputs.displayItem, port, inputs))
    }
  }

  /// Builds where the content is: in its room, moved by as much as it is scrolled.
  @MainActor private static func makeGeometry(
    _ port: ScrollPort?, room: Attribute<Placement>, _ inputs: ViewInputs
  ) -> (Attribute<Placement>, GeometryPlace?) {
    guard let port, let place = inputs.context.place else { return (room, nil) }
    port.room = room
    let geometry = inputs.graph.rule(name: "ScrollView.content", kind: .geometry) {
      var placement = room.wrappedValue
      placement.frame.origin = port.origin
      return placement
    }
    return (geometry, GeometryPlace(geometry, in: place))
  }

  /// Builds what is drawn in the content's room.
  @MainActor private static func makeScrolled(
    _ content: Attribute<DisplayItem>, room: Attribute<Placement>, _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    let item = inputs.graph.declare(DisplayItem.self, name: "ScrollView.content", kind: .displayList)
    inputs.graph.define(item) {
      DisplayItem(
        id: item.erased.rawValue, frame: room.wrappedValue.frame,
        content: .list(DisplayList([content.wrappedValue])))
    }
    return item
  }

  /// Builds what is seen of the content: nothing beyond the scroll view's bounds.
  @MainActor private static func makeWindow(
    on content: Attribute<DisplayItem>, _ port: ScrollPort?, _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    let target = port.map { inputs.graph.input(name: "ScrollView.port", kind: .effect, $0) }
    return inputs.graph.rule(name: "ScrollView", kind: .displayList) {
      var item = content.wrappedValue
      guard case .list(let list) = item.content else { return item }
      let bounds = CGRect(origin: .zero, size: item.frame.size)
      item.content = .effect(.clip(Path(bounds), FillStyle()), list)
      item.semantics = Semantics(scrolling: target?.erased.rawValue)
      return item
    }
  }
}
