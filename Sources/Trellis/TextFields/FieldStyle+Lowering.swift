import TrellisGraph

extension TitledInput: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<TitledInput>, _ inputs: ViewInputs) -> ViewList {
    if let style = inputs[StyleKey<TextFieldStyles>.self] { return makeStyled(style, view, inputs) }
    guard let style = inputs[StyleKey<FieldStyles>.self] else {
      return Trellis.makeList(view.part("field", as: StyledTextInput.self), inputs)
    }
    let field = view.part("untitled", as: StyledTextInput.self)
    let label = view.part("label", as: Label.self)
    let configuration = view.part("configuration", as: FieldStyleConfiguration.self)
      .attribute(in: inputs.graph)
    var inner = inputs
    inner[StyleKey<FieldStyles>.self] = nil
    inner[SlotKey<FieldStyleConfiguration.Title>.self] = { Trellis.makeList(label, $0) }
    inner[SlotKey<FieldStyleConfiguration.Field>.self] = { Trellis.makeList(field, $0) }
    return .single(inner) { inner in makeSingle(style(configuration, inner), as: .row, inner) }
  }

  /// Builds the view that a ``TextFieldStyle`` makes.
  @MainActor private static func makeStyled(
    _ style: @escaping @MainActor (Attribute<TextField<_TextFieldStyleLabel>>, ViewInputs) -> ViewList,
    _ view: GraphValue<TitledInput>, _ inputs: ViewInputs
  ) -> ViewList {
    let label = view.part("label", as: Label.self)
    let field = inputs.graph.rule(name: "TextField", kind: .view) { view.read { $0.styledField } }
    let outer = inputs[SlotKey<_TextFieldStyleLabel>.self]
    var inner = inputs
    inner[SlotKey<_TextFieldStyleLabel>.self] = { place in
      var place = place
      place[SlotKey<_TextFieldStyleLabel>.self] = outer
      return Trellis.makeList(label, place)
    }
    return .single(inner) { inner in makeSingle(style(field, inner), as: .row, inner) }
  }

  @MainActor static var typeOnPath: Any.Type? { nil }
}
