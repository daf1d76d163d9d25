public import Trellis

/// The appearance and the interaction of toggles.
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view for a toggle.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
public nonisolated struct ToggleStyleConfiguration {
  /// The label, of any type.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The label of the toggle.
  public let label = Label()
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some values of the toggle are on and some are off.
  public var isMixed: Bool
  /// The label as a text; nil if it is another view.
  package var title: Text?

  init(isOn: Binding<Bool>, isMixed: Bool, title: Text?) {
    _isOn = isOn
    (self.isMixed, self.title) = (isMixed, title)
  }

  /// Changes the value to its opposite; a mixed toggle turns on.
  func toggle() { isOn = isMixed || !isOn }

  /// The value as text for assistive technology.
  var spoken: String { isMixed ? "mixed" : isOn ? "1" : "0" }
}

/// The family of toggle styles.
package enum Toggles: StyleFamily {
  package typealias Configuration = ToggleStyleConfiguration
  package static var automatic: AppliedToggleStyle<DefaultToggleStyle> { .init(style: .init()) }
}

package nonisolated struct AppliedToggleStyle<Style: ToggleStyle>: AppliedStyle {
  package typealias Family = Toggles
  package let style: Style

  @MainActor package static func makeBody(_ style: Style, _ configuration: ToggleStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the style of the toggles in the view; the innermost style is used.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(AppliedToggleStyle(style: style))
  }
}

/// The default style: the theme's check box or switch; always a switch in a grouped form.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.controlTheme) private var theme
  @Environment(\.formTitles) private var formTitles

  /// Creates the style.
  public init() {}

  /// Returns a check box or a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    switch formTitles == .spread ? .switch : theme.styles.toggle {
    case .checkbox: CheckBox(configuration: configuration)
    case .switch: Switch(configuration: configuration)
    }
  }
}

/// A style with a box that has a tick, followed by the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns a check box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckBox(configuration: configuration)
  }
}

/// A style with a label, followed by a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for the on state; deprecated in SwiftUI in favour of ``View/tint(_:)-93mfq``.
  public init(tint: Color) { self.tint = tint }

  /// Returns a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      Switch(configuration: configuration).tint(tint)
    } else {
      Switch(configuration: configuration)
    }
  }
}

/// A style with a button that looks prominent while it is on or mixed.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a check box or a switch.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a check box.
  public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}
