public import Trellis
public import TrellisControls
public import TrellisCoreGraphicsCairo

extension ColorPicker {
  /// Creates a picker for a colour of Core Graphics, with any views as its label.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a colour of Core Graphics, with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker for a colour of Core Graphics, with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding<CGColor> {
  /// A binding to the colour for SwiftUI; a colour is written as it is in the default environment.
  fileprivate nonisolated var color: Binding<Color> {
    Binding<Color> {
      Color(cgColor: wrappedValue)
    } set: { color, transaction in
      self.transaction(transaction).wrappedValue = color.resolve(in: EnvironmentValues()).cgColor
    }
  }
}
