public import Trellis

/// A control that is on or off.
///
/// A toggle is a check box on a desktop and a switch on a phone, unless another ``ToggleStyle`` is set. Space changes the value
/// while the toggle has the focus.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  private init(_ isOn: Binding<Bool>, isMixed: Bool = false, _ label: Label) {
    (self.isOn, self.isMixed, self.label) = (isOn, isMixed, label)
  }

  /// Creates a toggle with any views as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, label()) }

  /// Creates a toggle for several bindings.
  ///
  /// The toggle is mixed if some bindings are on and some are off; a press then turns all of them on.
  ///
  /// Without bindings, the toggle is off, and a press does nothing.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    let isMixed = values.contains(true) && values.contains(false)
    self.init(
      Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }),
      isMixed: isMixed, label())
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(Toggles.self, ToggleStyleConfiguration(isOn: isOn, isMixed: isMixed, title: label as? Text))
      .styleSlot(ToggleStyleConfiguration.Label.self, label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn, Text(titleKey)) }

  /// Creates a toggle with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn, Text(title)) }

  /// Creates a toggle for several bindings, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several bindings, with an unlocalized title.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Trellis.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration, for a style that changes its appearance.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
  }
}
