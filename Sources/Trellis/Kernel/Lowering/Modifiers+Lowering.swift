import TrellisGraph
import TrellisLayout

/// A modifier that Trellis builds itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether it makes no difference if it modifies several views, or one that they all are in.
  static var isForLists: Bool { get }
  /// Builds the modifier's part of the graph around the content, which the closure builds with the inputs it is given, each
  /// time that it is called.
  static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList
  /// How many views so many stand for with the modifier on them, given what counts others; nil where that can change.
  static func fixedCount(content: Int?, _ counter: FixedCount) -> Int?
  /// Whether what it does says nothing to the list that views are rows of, given what looks at others.
  static func saysNothing(_ tagging: RowTagging) -> Bool
}

extension PrimitiveModifier {
  static var isForLists: Bool { false }

  static func fixedCount(content: Int?, _ counter: FixedCount) -> Int? { content }
}

/// A modifier that lays its content out: a container of one view.
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
      makeModified(by: record, layout: { modifier.read { $0.layout } }, element, inputs)
    }
  }
}

/// A modifier that puts other views behind its content or in front of it, where they don't count.
@MainActor
protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  var alignment: Alignment { get }
  var secondary: Secondary { get }
  static var isInFront: Bool { get }
}

extension SecondaryModifier {
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
