import TrellisGraph
import TrellisLayout

/// A modifier that lays out its content: a container of one view.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  associatedtype Arrangement: Layout
  /// The layout, a stored property.
  var layout: Arrangement { get }
}

extension LayoutModifier {
  static var mayBeReused: Bool { !Arrangement.isForeign }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let record = TypeRecord.of(Self.self)
    let modifier =
      Arrangement.isForeign ? GraphValue(modifier.attribute(in: inputs.graph, kind: .modifier)) : modifier
    let layout = LayoutSource.value(modifier.part("layout", as: Arrangement.self))
    return content(inputs).map(inputs) { element, inputs in
      makeLayoutModifier(by: record, layout: layout, element, inputs)
    }
  }
}

/// A modifier that puts other views behind its content or in front of it, without effect on the layout.
@MainActor
protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  /// The layout, a stored property.
  var layout: SecondaryLayout { get }
  /// The other views, a stored property.
  var secondary: Secondary { get }
  static var isInFront: Bool { get }
}

extension SecondaryModifier {
  static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    let secondary = walker.shape(of: Secondary.self)
    return content.stayingUndrawn(if: secondary.mayStayUndrawn)
  }
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = TypeRecord.of(Self.self).name
    return content(inputs).map(inputs) { element, inputs in
      let secondary = ViewList.element(modifier, inputs.outsideStacks) { modifier, inputs in
        var inputs = inputs
        inputs.identity.enter(Self.self)
        return makeAlone(modifier.part("secondary", as: Secondary.self), as: .pile, inputs)
      }
      return makeContainer(
        named: name, layout: .value(modifier.part("layout", as: SecondaryLayout.self)),
        content: .fixed([element, secondary]),
        paintOrder: { _, _ in isInFront ? [0, 1] : [1, 0] }, inputs)
    }
  }
}
