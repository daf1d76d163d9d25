import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The state of one of several pages that are drawn over each other.
package nonisolated enum PageState: Hashable, Sendable {
  /// In front: the page is drawn and gets events, and its preferences are read.
  case front
  /// Behind: the page is only drawn, while the page in front of it is in transition or is being removed.
  case behind
  /// Covered: the page isn't updated; its views have disappeared and keep their state.
  case covered
}

/// A modifier that makes its view a page, which takes the proposed size and isn't read while it is covered.
///
/// Only the page in front passes channels on to views around it. Readers that need something of another page use its outlet.
package nonisolated struct PageModifier: ViewModifier {
  package typealias Body = Never

  let state: PageState
  let fits: Bool
  let outlet: PreferenceOutlet?
}

extension View {
  /// Makes the view a page.
  ///
  /// With `fits`, the content's length is used where no length is proposed; otherwise 10 points.
  ///
  /// A page's content may depend on preferences of another page if that page has `fits`.
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
    let position = SingleViewPosition(size, in: place, place.inside.changing(presence: presence))
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
  /// Removes the focus from the views at a position, which have become unreachable.
  fileprivate func leave(_ position: ViewPosition) {
    guard let holder, holder.position.isInside(position) else { return }
    request { focus in
      if let holder = focus.holder, holder.position.isInside(position) { focus.move(to: nil) }
    }
  }
}

extension ViewPosition {
  /// Returns whether the view is another one or inside it.
  fileprivate func isInside(_ other: ViewPosition) -> Bool {
    sequence(first: self, next: \.container).contains { $0 === other }
  }
}
