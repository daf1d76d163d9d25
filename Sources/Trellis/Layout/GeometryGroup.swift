/// A modifier that moves the contents of a view together with it.
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
  /// Moves the contents of the view together with it, rather than each part separately.
  ///
  /// Without a group, a view inserted while its container moves appears at its final position, and a view with its own animation
  /// moves independently. In a group, both views move relative to the group, and together with it.
  public nonisolated func geometryGroup() -> some View {
    ModifiedContent(content: self, modifier: GeometryGroupModifier())
  }
}
