import Dispatch

/// A style of buttons with the usual press behaviour.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule).opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
/// The style's `@Environment`, `@State` and other dynamic properties are separate for each button. A press has to be on what the
/// style's view draws: add a `contentShape` to accept presses in gaps.
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style receives.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<ButtonLabel>() }
  }

  /// The button's role, if any.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a pointer is pressing the button.
  public let isPressed: Bool
  /// Whether the mouse is over the button; only set for a ``HoveredButtonStyle``.
  package var isUnderPointer = false

  /// Returns the opacity of the primary colour in the button's background.
  package func background(_ shades: ControlShades, isEnabled: Bool = true) -> Double {
    shades.background(isPressed: isPressed, isUnderPointer: isUnderPointer && isEnabled)
  }

  /// Returns the strength of the pressed or hovered effect on a button with its own colour; 0 without either.
  package func ink(_ shades: ControlShades, isEnabled: Bool = true) -> Double {
    shades.ink(isPressed: isPressed, isUnderPointer: isUnderPointer && isEnabled)
  }
}

/// A style that reads whether the mouse is over its button.
package nonisolated protocol HoveredButtonStyle: ButtonStyle {}

/// A style of buttons that determines both their appearance and when they act.
///
/// A button acts only when its style calls ``PrimitiveButtonStyleConfiguration/trigger()``.
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a primitive style receives, with its action.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<ButtonLabel>() }
  }

  /// The button's role, if any.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor @Sendable () -> Void

  /// Performs the button's action on the main actor; asynchronously if called off the main actor.
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
  /// Creates a button from a style's configuration, to modify its appearance.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets the style of the buttons in the view; the innermost style is used.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets the style of the buttons in the view, including when they act; the innermost style is used.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(AppliedPrimitiveButtonStyle(style: style))
  }
}

nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
}
