public import TrellisLayout

extension TextField where Label == Text {
  /// Creates a field with a binding to its selection; see ``TextSelection``.
  ///
  /// With `.vertical` as its axis, the field has as many lines as the text needs; with nil it has one.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(titleKey), text, prompt, axis ?? .horizontal, selection: selection)
  }

  /// Creates a field with a binding to its selection, and a title that isn't localized.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(title), text, prompt, axis ?? .horizontal, selection: selection)
  }
}

extension TextField {
  /// Creates a field with a binding to its selection, and any views as its label.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    input = TextInput(text: text, selection: selection, prompt: prompt, axis: axis ?? .horizontal)
  }
}
