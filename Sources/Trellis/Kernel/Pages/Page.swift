import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// How much of a page counts, of several that lie on each other.
package nonisolated enum PageState: Hashable, Sendable {
  /// It is in front: drawn, hit, heard.
  case front
  /// It is drawn, and nothing else: what lies in front of it is on its way, or taken away.
  case behind
  /// It isn't asked for anything. What is in it stays as it was, with its state, and has disappeared.
  case covered
}

/// Makes the view a page: it takes all that is proposed to it, whatever is in it, and is asked for nothing while it is covered.
///
/// What is handed up comes from the page in front alone. Somebody who needs to know something of one that isn't, has an outlet.
package nonisolated struct PageModifier: ViewModifier {
  package typealias Body = Never

  let state: PageState
  let fits: Bool
  let outlet: PreferenceOutlet?
}

extension View {
  /// Makes the view a page.
  ///
  /// With `fits` it says how large its content is where no size is proposed; else 10 points are.
  ///
  /// What is in a page may depend on what other pages hand up, if those others are the ones that fit.
  package nonisolated func page(_ state: PageState, fits: Bool = false, outlet: PreferenceOutlet? = nil)
    -> some View
  {
    modifier(PageModifier(state: state, fits: fits, outlet: outlet))
  }
}

extension PageModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return .single(inputs) { makePage(modifier, $0, content: content) }
  }

  @MainActor private static func makePage(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewOutputs {
    let (graph, place) = (inputs.graph, inputs.position)
    let state = graph.project(modifier, kind: .modifier) { $0.state }
    let size = graph.rule(name: "page", kind: .geometry) {
      ViewSize(size: place.size, proposal: ProposedViewSize(place.size))
    }
    let presence = Presence(in: place.surroundings.presence)
    graph.onRemoval(of: graph.currentSubgraph) { MainActor.assumeIsolated { presence.end() } }
    let position = SolePosition(size, in: place, place.inside.changing(presence: presence))
    let inner = inputs.outsideStacks.inside(position)
    let page = makeSingle(content(inner), as: .pile, inner)
    modifier.wrappedValue.outlet?.connect(to: page.channels, graph)

    let item = graph.declare(DisplayItem.self, name: "page", kind: .displayList)
    var last = PageState.covered
    graph.define(item) {
      let now = state.wrappedValue
      presence.set(now != .covered)
      if last == .front, now != .front { inputs.context.focus.leave(position) }
      last = now
      let number = item.erased.rawValue
      if now == .covered { return DisplayItem(id: number, frame: .zero, content: .list(DisplayList())) }
      return DisplayItem(
        id: number, frame: place.bounds, content: .list(DisplayList([page.drawn])),
        semantics: now == .front ? nil : Semantics(allowsHits: false))
    }
    let fits = modifier.wrappedValue.fits
    let fitting = PageFitting(page.layoutComputer, inputs)
    let computer = graph.rule(name: "page", kind: .layoutComputer) {
      guard fits else { return FillComputer.only as LayoutComputer }
      return fitting.computer(isCovered: state.wrappedValue == .covered)
    }
    return ViewOutputs(
      layoutComputer: computer, displayItem: item,
      channels: .changing(graph) { state.wrappedValue == .front ? [page.channels] : [] })
  }
}

extension Focus {
  /// What is at a position goes out of reach: where the focus is in it, it goes.
  fileprivate func leave(_ position: ViewPosition) {
    guard let holder, holder.position.isInside(position) else { return }
    wish { focus in
      if let holder = focus.holder, holder.position.isInside(position) { focus.move(to: nil) }
    }
  }
}

extension ViewPosition {
  /// Whether the view is in another one, or is that.
  fileprivate func isInside(_ other: ViewPosition) -> Bool {
    sequence(first: self, next: \.container).contains { $0 === other }
  }
}
