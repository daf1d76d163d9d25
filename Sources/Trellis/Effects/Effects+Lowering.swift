import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// A modifier that something happens by to what its content draws, and that lays nothing out.
@MainActor
protocol EffectModifier: PrimitiveModifier, Animatable {
  /// What happens to a view of a size, in points; nil is nothing.
  ///
  /// What is read here is what the drawing depends on.
  func effect(on size: CGSize, in context: StyleContext) -> Effect?
}

/// An effect with a colour, which goes from one to the other as colours do.
@MainActor
protocol TintedEffect: EffectModifier {
  /// The colour.
  func tint(in context: StyleContext) -> RGBAColor
  /// The colour as it is shown; nil is as it is.
  var shownColor: RGBAColor? { get set }
}

extension TintedEffect {
  /// The effect with its colour as it is shown.
  fileprivate func tinted(_ animated: Animated<ShownColor>?, in context: StyleContext) -> Self {
    var effect = self
    effect.shownColor = animated.shown(ShownColor(color: tint(in: context))).color
    return effect
  }
}

extension EffectModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let context = StyleContext(inputs.environment)
    return content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let containers = ContainerShapes(environment: inputs.environment, position: inputs.position)
      let item = inputs.graph.declare(
        DisplayItem.self, name: TypeRecord.of(Self.self).name, kind: .displayList)
      let animated = Animated(Self.self, inputs)
      let colors = Self.self is any TintedEffect.Type ? Animated(ShownColor.self, inputs) : nil
      inputs.graph.define(item) {
        let drawn = outputs.drawn
        let frame = inputs.shownBounds(of: item)
        var shown = animated.shown(modifier.wrappedValue)
        if colors != nil, let tinted = (shown as? any TintedEffect)?.tinted(colors, in: context) as? Self {
          shown = tinted
        }
        guard let effect = containers.asking({ shown.effect(on: frame.size, in: context) }) else {
          return drawn
        }
        return drawn.within(effect, id: item.erased.rawValue, frame: frame)
      }
      return outputs.drawing(item)
    }
  }
}

extension MaskModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<MaskModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      let mask = ViewList.single(inputs.outsideStacks) { inputs in
        let list = Trellis.makeList(GraphValue(modifier).part("mask", as: Mask.self), inputs)
        return makeSingle(list, as: .pile, inputs)
      }
      let both = makeContainer(
        named: "MaskModifier", layout: { SecondaryLayout(alignment: modifier.wrappedValue.alignment) },
        content: .fixed([element] + mask.elements), paintOrder: { _, _ in [0, 1] }, inputs)
      let item = inputs.graph.rule(name: "MaskModifier", kind: .displayList) {
        var item = both.displayItem.wrappedValue
        guard case .list(let list) = item.content else { return item }
        item.content = .effect(.mask(DisplayList([list.items[1]])), DisplayList([list.items[0]]))
        return item
      }
      return both.drawing(item)
    }
  }
}

/// A modifier that says where its content takes taps.
@MainActor
protocol HitModifier: PrimitiveModifier {
  /// Changes what a view of a size means to taps.
  func change(_ semantics: inout Semantics, of size: CGSize)
}

extension HitModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let drawing = inputs.graph.declare(
        DisplayItem.self, name: TypeRecord.of(Self.self).name, kind: .displayList)
      inputs.graph.define(drawing) {
        var item = outputs.framed(inputs.position, id: drawing.erased.rawValue)
        var semantics = item.semantics ?? Semantics()
        modifier.wrappedValue.change(&semantics, of: item.frame.size)
        item.semantics = semantics
        return item
      }
      return outputs.drawing(drawing)
    }
  }
}
