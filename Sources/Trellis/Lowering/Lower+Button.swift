import TrellisDisplayList
import TrellisGraph

/// A view's value that a tap acts on.
///
/// The display list names its attribute by its number.
protocol TapTarget {
  var action: @MainActor () -> Void { get }
}

extension Button: TapTarget {}

extension Button: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Button>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let graph = inputs.graph
      let labelInputs = inputs.outsideStacks.modifyingEnvironment(named: "Button") { values in
        let isDestructive = view.withValue { $0.pointee.role == .destructive }
        values.foregroundStyles =
          values.foregroundStyles ?? (isDestructive ? ForegroundStyles.red : ForegroundStyles.tint)
      }
      let list = Trellis.makeList(graph.project(view) { $0.label }, labelInputs)
      let label = makeSingle(list, as: .row, labelInputs)
      let drawing = graph.declare(DisplayItem.self, name: "Button", kind: .displayList)
      graph.define(drawing) {
        var item = label.framed(inputs.position, id: drawing.erased.rawValue)
        let (inner, action) = (item.semantics, view.erased.rawValue)
        item.semantics = Semantics(
          identifier: inner?.identifier, action: action, scrolling: inner?.scrolling,
          accessibility: (inner?.accessibility ?? []) + Semantics.button(action))
        return item
      }
      return label.drawing(drawing)
    }
  }
}

extension ForegroundStyles {
  /// What labels of buttons are painted with.
  @MainActor fileprivate static let tint = ForegroundStyles([AnyShapeStyle(TintShapeStyle())], around: nil)
  @MainActor fileprivate static let red = ForegroundStyles([AnyShapeStyle(Color.red)], around: nil)
}
