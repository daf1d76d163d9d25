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

/// A modifier that makes a row's id its tag, for the rows in the content that have no tag.
private nonisolated struct RowTagsModifier: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[RowTagsKey.self] = true
    return content(inputs)
  }
}

extension View {
  /// Makes a row's id its tag, for the rows of each `ForEach` in the view that have no tag.
  package nonisolated func rowsTaggedByID() -> some View { modifier(RowTagsModifier()) }
}
