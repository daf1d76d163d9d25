import TrellisGraph

/// The family of text field styles; without a style that makes a view, ``TitledInput`` shows the field in its frame.
enum TextFieldStyles: StyleFamily {
  typealias Configuration = TextField<_TextFieldStyleLabel>
  static var automatic: AppliedTextFieldStyle<DefaultTextFieldStyle> { .init(style: .init()) }
}

nonisolated struct AppliedTextFieldStyle<Style: TextFieldStyle>: AppliedStyle {
  typealias Family = TextFieldStyles
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: TextField<_TextFieldStyleLabel>)
    -> Style._Body
  { style._body(configuration: configuration) }
}

nonisolated struct TextFieldStyleModifier<Style: TextFieldStyle>: ViewModifier {
  typealias Body = Never
  /// The modifier for a style that makes a view.
  let modifier: StyleModifier<AppliedTextFieldStyle<Style>>

  init(style: Style) { modifier = StyleModifier(applied: AppliedTextFieldStyle(style: style)) }
}

extension TextFieldStyleModifier: PrimitiveModifier {
  static var mayBeReused: Bool { true }
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    guard let framed = Style.self as? any FramedTextFieldStyle.Type else {
      typealias Making = StyleModifier<AppliedTextFieldStyle<Style>>
      return Making.makeList(modifier.part("modifier", as: Making.self), inputs, content: content)
    }
    let frame = framed.frame
    var inner = inputs.modifyingEnvironment(named: "textFieldStyle") { $0.textFieldFrame = frame }
    inner[StyleKey<TextFieldStyles>.self] = nil
    return content(inner)
  }
}
