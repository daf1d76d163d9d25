import Dispatch

/// How buttons look that are pressed as buttons are.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule).opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
/// Its `@Environment`, `@State` and other dynamic properties are those of each button. What its view draws takes presses, as far as
/// it is drawn: give it a `contentShape` where gaps are to take them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttonstyle.
public nonisolated protocol ButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view that a button becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttonstyleconfiguration.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<ButtonLabel>() }
  }

  /// What the button is for, where that is something of its own.
  public let role: ButtonRole?
  /// Its label.
  public let label: Label
  /// Whether a pointer holds it down.
  public let isPressed: Bool
  /// Whether the mouse is over it; only styles that look at that are told.
  package var isUnderPointer = false

  /// How much ink is on the button's ground.
  package func ground(_ shades: ControlShades, isEnabled: Bool = true) -> Double {
    shades.ground(isPressed: isPressed, isUnderPointer: isUnderPointer && isEnabled)
  }

  /// How much ink is added to what has a colour of its own, or none.
  package func ink(_ shades: ControlShades, isEnabled: Bool = true) -> Double {
    shades.ink(isPressed: isPressed, isUnderPointer: isUnderPointer && isEnabled)
  }
}

/// A style that looks at whether the mouse is over its button.
package nonisolated protocol HoveredButtonStyle: ButtonStyle {}

/// How buttons look and when they act.
///
/// A button acts when its style calls ``PrimitiveButtonStyleConfiguration/trigger()``, and at no other time.
///
/// Source: documented, developer.apple.com/documentation/swiftui/primitivebuttonstyle.
public nonisolated protocol PrimitiveButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view that a button becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button that it has act.
///
/// Source: documented, developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<ButtonLabel>() }
  }

  /// What the button is for, where that is something of its own.
  public let role: ButtonRole?
  /// Its label.
  public let label: Label
  let action: @MainActor @Sendable () -> Void

  /// Does what the button does, on the main actor.
  public func trigger() {
    let action = action
    if StateWrites.isOnMainActor {
      MainActor.assumeIsolated { action() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given, to look otherwise.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Has the buttons in the view look as a style says; of several styles the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/buttonstyle(_:).
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Has the buttons in the view look, and act, as a style says; of several styles the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/buttonstyle(_:).
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(AppliedPrimitiveButtonStyle(style: style))
  }
}

nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
}
