public import Trellis

/// How toggles look, and what changes them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/togglestyle.
public nonisolated protocol ToggleStyle {
  /// The view that a toggle becomes.
  associatedtype Body: View
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view that a toggle becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/togglestyleconfiguration.
public nonisolated struct ToggleStyleConfiguration {
  /// The label, whatever views it is of.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What the toggle is for.
  public let label = Label()
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of what it is for is on and some off.
  public var isMixed: Bool
  /// The label where it is a text and nothing else.
  package var title: Text?

  init(isOn: Binding<Bool>, isMixed: Bool, title: Text?) {
    _isOn = isOn
    (self.isMixed, self.title) = (isMixed, title)
  }

  /// Turns it on or off: the other of the two, and on where it is mixed.
  func toggle() { isOn = isMixed || !isOn }

  /// Its value as it is read.
  var spoken: String { isMixed ? "mixed" : isOn ? "1" : "0" }
}

/// The styles of toggles.
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
  /// Has the toggles in the view look as a style says; of several styles the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/togglestyle(_:).
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(AppliedToggleStyle(style: style))
  }
}

/// What the look says: a check box, or a switch.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaulttogglestyle.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.look) private var look
  @Environment(\.formTitles) private var formTitles

  /// Creates the style.
  public init() {}

  /// A check box or a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    switch formTitles == .spread ? .switch : look.styles.toggle {
    case .checkbox: CheckBox(configuration: configuration)
    case .switch: Switch(configuration: configuration)
    }
  }
}

/// A box with a tick, and the label behind it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/checkboxtogglestyle.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// A check box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckBox(configuration: configuration)
  }
}

/// A switch, and the label before it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/switchtogglestyle.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for what is on; SwiftUI calls it deprecated: write ``View/tint(_:)-93mfq``.
  public init(tint: Color) { self.tint = tint }

  /// A switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      Switch(configuration: configuration).tint(tint)
    } else {
      Switch(configuration: configuration)
    }
  }
}

/// A button that looks pressed while it is on.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttontogglestyle.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// A button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What the look says.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box.
  public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}
