extension TitledInput: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<TitledInput>, _ inputs: ViewInputs) -> ViewList {
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

  @MainActor static var typeOnPath: Any.Type? { nil }
}
