import Foundation
import TrellisDisplayList
import TrellisGraph

/// A visual effect that lists its steps in order.
private nonisolated protocol VisualSteps {
  /// Adds the effects on a drawing of a size.
  @MainActor func add(to effects: inout [Effect], on size: CGSize, in context: StyleContext)
}

extension EmptyVisualEffect: VisualSteps {
  @MainActor fileprivate func add(to effects: inout [Effect], on size: CGSize, in context: StyleContext) {}
}

extension AddedVisualEffect: VisualSteps {
  @MainActor fileprivate func add(to effects: inout [Effect], on size: CGSize, in context: StyleContext) {
    (base as? any VisualSteps)?.add(to: &effects, on: size, in: context)
    if let effect = step.effect(on: size, in: context) { effects.append(effect) }
  }
}

extension VisualEffect {
  /// Returns the effects on a drawing of a size, in the order in which they are applied.
  @MainActor func steps(on size: CGSize, in context: StyleContext) -> [Effect] {
    var effects: [Effect] = []
    (self as? any VisualSteps)?.add(to: &effects, on: size, in: context)
    return effects
  }
}

extension ViewOutputs {
  /// Returns the attribute of the drawing with effects applied.
  @MainActor func affected(
    by effects: Attribute<[Effect]>, named name: String, _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    let item = inputs.graph.declare(DisplayItem.self, name: name, kind: .displayList)
    inputs.graph.define(item) {
      let frame = inputs.position.bounds
      return effects.wrappedValue.reduce(drawn) { $0.within($1, id: item.erased.rawValue, frame: frame) }
    }
    return item
  }
}

extension VisualEffectModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<VisualEffectModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let context = StyleContext(inputs.environment)
    return content(inputs).map(inputs) { element, inputs in
      let graph = inputs.graph
      let outputs = element.make(inputs.position)
      let size = graph.rule(name: "visualEffect.size", kind: .geometry) { inputs.position.size }
      let proxy = GeometryProxy(size: size, position: inputs.position)
      let animated = Animated(Effects.self, inputs)
      let effects = graph.rule(name: "visualEffect.effects", kind: .modifier) { () -> [Effect] in
        let made = modifier.wrappedValue.effect(EmptyVisualEffect(), proxy)
        return animated.shown(made).steps(on: size.wrappedValue, in: context)
      }
      return outputs.drawing(outputs.affected(by: effects, named: "visualEffect", inputs))
    }
  }
}
