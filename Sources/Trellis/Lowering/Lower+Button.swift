import TrellisDisplayList
import TrellisGraph

/// What a tap performs: the value of an action attribute. The display list names the attribute by its number.
struct TapAction {
  let perform: @MainActor () -> Void
}

extension Button: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Button>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let graph = inputs.graph
      let action = graph.rule(name: "Button", kind: .action) { TapAction(perform: view.wrappedValue.action) }
      let labelInputs = inputs.outsideStacks.modifyingEnvironment(named: "Button") { values in
        values.foregroundColor = values.foregroundColor ?? .accentColor
      }
      let list = Trellis.makeList(graph.project(view) { $0.label }, labelInputs)
      let label = makeSingle(list, as: .row, geometry: geometry, labelInputs)
      let item = graph.rule(name: "Button", kind: .displayList) {
        var item = label.displayItem.wrappedValue
        item.semantics = Semantics(identifier: item.semantics?.identifier, action: action.erased.rawValue)
        return item
      }
      return ViewOutputs(layoutComputer: label.layoutComputer, displayItem: item)
    }
  }
}
