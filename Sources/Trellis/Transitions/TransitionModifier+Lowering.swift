import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

extension TransitionModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<TransitionModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    var list = content
    var phase: PhaseSwitch?
    let element = modifier.wrappedValue.transition.element
    if modifier.wrappedValue.transition.hasModifiers {
      let own = PhaseSwitch(
        inputs, isAnimated: (element.insertion.animation ?? inputs.transaction.animation) != nil)
      phase = own
      let phased = inputs.graph.rule(name: "transition", kind: .modifier) {
        PhasedModifier(transition: modifier.wrappedValue.transition, phase: own.read())
      }
      list = { makeModified(GraphValue(phased), $0, content: content) }
    }
    let transition = inputs.graph.rule(name: "transition", kind: .transaction) {
      var element = modifier.wrappedValue.transition.element
      element.phase = phase
      return element
    }
    return list(inputs).mapElements(inputs) { element in
      var traits = element.traits
      traits.transition = transition
      return element.changing(traits: traits)
    }
  }
}

/// A modifier that shows a view as a transition modifies it in a phase.
private struct PhasedModifier: ViewModifier {
  let transition: AnyTransition
  let phase: TransitionPhase

  func body(content: Content) -> some View { transition.body(AnyView(content), phase) }
}

extension DrawnDistance: EffectModifier {
  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(points.animatableData, sizes.animatableData) }
    set { (points.animatableData, sizes.animatableData) = (newValue.first, newValue.second) }
  }

  func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    let (x, y) = (points.width + sizes.width * size.width, points.height + sizes.height * size.height)
    return x == 0 && y == 0 ? nil : .transform(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }
}
