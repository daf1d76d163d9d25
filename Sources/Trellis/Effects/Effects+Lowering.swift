import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// A modifier that changes the drawing of its content, and doesn't affect layout.
@MainActor
protocol EffectModifier: PrimitiveModifier, Animatable {
  /// Returns the effect on a view of a size, in points; nil for none.
  ///
  /// The drawing depends on all values that this function reads.
  func effect(on size: CGSize, in context: StyleContext) -> Effect?
}

/// An effect with a colour that is animated like other colours.
@MainActor
protocol TintedEffect: EffectModifier {
  /// Returns the effect's colour.
  func tint(in context: StyleContext) -> RGBAColor
  /// The colour during an animation; nil is the effect's own.
  var shownColor: RGBAColor? { get set }
}

extension TintedEffect {
  /// Returns the effect with the colour that it has during an animation.
  fileprivate func tinted(_ animated: Animated<ShownColor>?, in context: StyleContext) -> Self {
    var effect = self
    effect.shownColor = animated.shown(ShownColor(color: tint(in: context))).color
    return effect
  }
}

extension EffectModifier {
  static var mayBeReused: Bool { true }

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
        named: "MaskModifier",
        layout: .closure { SecondaryLayout(alignment: modifier.wrappedValue.alignment) },
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

/// A modifier that changes the hit testing of its content.
@MainActor
protocol HitModifier: PrimitiveModifier {
  /// Changes the hit testing of a view of a size.
  func change(_ semantics: inout Semantics, of size: CGSize)
}

extension HitModifier {
  static var mayStayUndrawn: Bool { true }

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
