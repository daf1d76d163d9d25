public import TrellisLayout

extension TextField where Label == Text {
  /// Creates a field that says what of its text is selected, and is told; see ``TextSelection``.
  ///
  /// With `.vertical` as its axis it has as many lines as the characters need; with nil it has one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(_:text:selection:prompt:axis:).
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(titleKey), text, prompt, axis ?? .horizontal, selection: selection)
  }

  /// Creates a field that says what of its text is selected, and is told, with a title as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(title), text, prompt, axis ?? .horizontal, selection: selection)
  }
}

extension TextField {
  /// Creates a field that says what of its text is selected, and is told, with any views as its label.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(text:selection:prompt:axis:label:).
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    input = TextInput(text: text, selection: selection, prompt: prompt, axis: axis ?? .horizontal)
  }
}
