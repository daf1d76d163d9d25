import TrellisGraph

/// Whether rows without a tag are tagged with their ids, for containers in which rows are selected.
enum RowTagsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewList {
  /// Returns the list with an id as the tag of the views that have none.
  @MainActor func tagged<ID: Hashable>(_ id: ID, _ inputs: ViewInputs) -> ViewList {
    let tag = inputs.graph.input(
      name: "ForEach.tag", kind: .element, ViewTag(id, includeOptional: true))
    return settingTraits(inputs) { $0.tag = $0.tag ?? tag }
  }
}
