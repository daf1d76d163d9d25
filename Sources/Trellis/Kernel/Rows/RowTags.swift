import TrellisGraph

/// Whether rows are found by their ids where they have no tag: for those who select rows.
enum RowTagsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewList {
  /// The list with an id as the tag of those that have none.
  @MainActor func tagged<ID: Hashable>(_ id: ID, _ inputs: ViewInputs) -> ViewList {
    let tag = inputs.graph.input(
      name: "ForEach.tag", kind: .element, ViewTag(id, includeOptional: true))
    return settingTraits(inputs) { $0.tag = $0.tag ?? tag }
  }
}
