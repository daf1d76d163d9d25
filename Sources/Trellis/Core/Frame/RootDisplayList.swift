import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The root of a window's views: proposed the window's size and centred in it.
@MainActor
struct RootBuilder {
  private let geometry: Attribute<ViewSize>
  private let size: Attribute<CGSize>
  let position: SingleViewPosition

  init(inWindowOf size: Attribute<CGSize>, _ graph: AttributeGraph) {
    let geometry = graph.declare(ViewSize.self, name: "root", kind: .geometry)
    (self.geometry, self.size) = (geometry, size)
    position = SingleViewPosition(geometry, in: nil, Surroundings(inWindowOf: size)) {
      Alignment.center.origin(of: geometry.wrappedValue.size, in: size.wrappedValue)
    }
  }

  /// Builds a list of views as the window's content, and the display list of the window with what features draw around it.
  func makeRoot(_ list: ViewList, _ inputs: ViewInputs, _ phases: UpdatePhases) -> (
    Attribute<DisplayList>, ViewOutputs
  ) {
    let (graph, size, position) = (inputs.graph, size, position)
    let content = makeSingle(list, as: .column, inputs.inside(position))
    graph.define(geometry) {
      let size = size.wrappedValue
      let computer = content.layoutComputer.wrappedValue
      let proposal = ProposedViewSize(size)
      let answer = computer.within(self.size) { computer.sizeThatFits(proposal) }
      return ViewSize(size: answer, proposal: proposal)
    }
    let root = RootContent(outputs: content, inputs: inputs, size: size)
    let background = phases.background.map { $0(root) }
    let foreground = phases.foreground.map { $0(root) }
    let items = graph.rule(name: "root", kind: .rootDisplayList) {
      var items: [DisplayItem] = []
      items.reserveCapacity(background.count + 1 + foreground.count)
      for draw in background { draw(&items) }
      let origin = position.shownOrigin(position.origin, inputs)
      items.append(content.drawn.moved(by: origin))
      for draw in foreground { draw(&items) }
      return DisplayList(items)
    }
    return (items, content)
  }
}
