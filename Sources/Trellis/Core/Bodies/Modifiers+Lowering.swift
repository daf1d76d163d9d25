import TrellisGraph
import TrellisLayout

/// A modifier that lays out its content: a container of one view.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  associatedtype Arrangement: Layout
  var layout: Arrangement { get }
}

extension LayoutModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let record = TypeRecord.of(Self.self)
    let modifier =
      Arrangement.isForeign ? GraphValue(modifier.attribute(in: inputs.graph, kind: .modifier)) : modifier
    return content(inputs).map(inputs) { element, inputs in
      makeLayoutModifier(by: record, layout: { modifier.read { $0.layout } }, element, inputs)
    }
  }
}

/// A modifier that puts other views behind its content or in front of it, without effect on the layout.
@MainActor
protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  var alignment: Alignment { get }
  var secondary: Secondary { get }
  static var isInFront: Bool { get }
}

extension SecondaryModifier {
  static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    content.stayingUndrawn(if: walker.shape(of: Secondary.self).mayStayUndrawn)
  }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = TypeRecord.of(Self.self).name
    return content(inputs).map(inputs) { element, inputs in
      let secondary = ViewList.single(inputs.outsideStacks) { inputs in
        var inputs = inputs
        inputs.identity.enter(Self.self)
        return makeAlone(modifier.part("secondary", as: Secondary.self), as: .pile, inputs)
      }
      return makeContainer(
        named: name, layout: { SecondaryLayout(alignment: modifier.read { $0.alignment }) },
        content: .fixed([element] + secondary.elements),
        paintOrder: { _, _ in isInFront ? [0, 1] : [1, 0] }, inputs)
    }
  }
}
