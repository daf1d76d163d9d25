import Foundation
import TrellisDisplayList
import TrellisGraph

/// Builds the drawing of a view that takes space and shows nothing.
@MainActor
func makeNothing(named name: String, _ inputs: ViewInputs) -> Attribute<DisplayItem> {
  inputs.graph.input(
    name: name, kind: .displayList,
    DisplayItem(id: inputs.context.nextElementID(), frame: .zero, content: .list(DisplayList.empty)))
}
