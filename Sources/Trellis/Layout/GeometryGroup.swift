/// Has what is in a view go along with it.
nonisolated struct GeometryGroupModifier {}

extension GeometryGroupModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<GeometryGroupModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      inputs.position.isGeometryGroup = true
      return element.make(inputs.position)
    }
  }
}

extension View {
  /// Has whatever is in the view move along with it, rather than each part go its own way to where it will be.
  ///
  /// What comes into a view that is on its way is otherwise where it will be at once, as it was nowhere before, and what has an animation
  /// of its own goes its own way; in a group that counts within the group alone, which takes it along.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/geometrygroup().
  public nonisolated func geometryGroup() -> some View {
    ModifiedContent(content: self, modifier: GeometryGroupModifier())
  }
}
