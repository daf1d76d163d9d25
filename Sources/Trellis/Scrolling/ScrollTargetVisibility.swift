import Foundation
import TrellisGraph
import TrellisLayout

/// Does something when other views of a target layout are seen.
private nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let threshold: Double
  let action: ([ID]) -> Void
}

extension View {
  /// Does something when other views are seen of the scroll view in this one: it is given the ids of those that are.
  ///
  /// The views are those of the ``scrollTargetLayout(isEnabled:)``, by their order; ids of another type are left out. A view is seen where
  /// so much of its length, 0 to 1, is in what the scroll view shows between its margins. At first it is told of those that are seen
  /// then.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:).
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

extension ScrollTargetVisibilityModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "onScrollTargetVisibilityChange"
    let link = ScrollLink(named: name, inputs)
    let targets = ScrollTargets(in: inputs[ScrollTargetsKey.self])
    var inner = inputs
    inner[ScrollTargetsKey.self] = targets
    inner[ScrollSettingsKey.self].links.append(link)
    let node = PreferenceNode<[ID]>(of: name, modifier: name, inputs)
    return content(inner).map(inner) { element, inputs in
      let outputs = element.make(inputs.position)
      let effect = inputs.graph.rule(name: name, kind: .effect) {
        // A container knows where its views are, and a lazy one which there are, when it is drawn.
        _ = outputs.displayItem.wrappedValue
        let modifier = modifier.wrappedValue
        guard let viewport = link.viewport else { return true }
        let seen = viewport.targetsSeen(threshold: modifier.threshold)
        node.see(seen.compactMap { targets.id(of: $0)?.base as? ID }) { old, new in
          if !(old.isEmpty && new.isEmpty) { modifier.action(new) }
        }
        return true
      }
      return outputs.noting(node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}

extension Viewport {
  /// The targets of which so much is seen between the margins, in their order.
  fileprivate func targetsSeen(threshold: Double) -> [LazyElements.ID] {
    guard let targets, let axis = Axis.allCases.reversed().first(where: scrolls) else { return [] }
    let margins = margins.wrappedValue
    let start = offset[axis] + (axis == .horizontal ? margins.leading : margins.top)
    let end = start + max(0, size[axis] - margins.total(along: axis))
    return targets.targets(along: axis, in: start...end).compactMap { target in
      let part = min(end, target.start + target.length) - max(start, target.start)
      guard part > 0, target.length > 0 else { return nil }
      return threshold > 0 && part / target.length < threshold - 1e-9 ? nil : target.id
    }
  }
}
