import Foundation
import TrellisGraph
import TrellisLayout

/// A modifier that performs an action when the visible views of a target layout change.
private nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let threshold: Double
  let action: ([ID]) -> Void
}

extension View {
  /// Performs an action when the visible targets of the scroll view in this view change, with their ids.
  ///
  /// The targets are the views of ``scrollTargetLayout(isEnabled:)``, in order; ids of another type are ignored. A view is
  /// visible if at least the threshold, a share from 0 to 1 of its length, lies between the scroll view's margins. The first call
  /// reports the initially visible views, unless there are none.
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
    let targets = ScrollTargets(in: inputs.scrollTargets)
    var inner = inputs
    inner.scrollTargets = targets
    inner[ScrollSettingsKey.self].links.append(link)
    let node = PreferenceNode<[ID]>(of: name, modifier: name, inputs)
    return content(inner).map(inner) { element, inputs in
      let outputs = element.make(inputs.position)
      let effect = inputs.graph.rule(name: name, kind: .effect) {
        // The container's drawing determines the positions of its views. The drawing of a lazy container also determines which
        // views exist.
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
  /// Returns the targets of which at least a share is visible between the margins, in order.
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
