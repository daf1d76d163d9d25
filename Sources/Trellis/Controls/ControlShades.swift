/// The shades of controls in an environment: those of the theme, and whether the tint is visible.
package nonisolated struct ControlShades: Hashable, Sendable {
  private let shades: ControlTheme.Shades
  /// Whether the tint is visible; on a desktop, it isn't in a window without the keyboard focus.
  package let showsTint: Bool

  init(_ values: EnvironmentValues) {
    let shades = values.controlTheme.shades
    self.shades = values.colorSchemeContrast == .increased ? shades.increased : shades
    showsTint = !shades.dropsTint || values.appearsActive
  }

  /// Returns the opacity of the primary colour in a control's background.
  package func background(isPressed: Bool = false, isUnderPointer: Bool = false) -> Double {
    shades.background + (isPressed ? shades.pressed : isUnderPointer ? shades.hover : 0)
  }

  /// Returns the strength of the pressed or hovered effect on a control with its own colour; 0 without either.
  package func ink(isPressed: Bool, isUnderPointer: Bool = false) -> Double {
    isPressed ? shades.pressed : isUnderPointer ? shades.hover : 0
  }

  /// Returns the opacity of a control.
  package func opacity(isEnabled: Bool) -> Double { isEnabled ? 1 : shades.disabled }
  package var fieldLine: Double { shades.fieldLine }
  package var boxLine: Double { shades.boxLine }
  package var line: Double { shades.line }

  /// The paint of a control that is on, prominent or filled: the tint, or grey if the tint isn't visible.
  package var tint: AnyShapeStyle { tint(AnyShapeStyle(TintShapeStyle())) }

  /// Returns a style used instead of the tint, or grey if the tint isn't visible.
  package func tint(_ style: AnyShapeStyle) -> AnyShapeStyle {
    showsTint ? style : AnyShapeStyle(Color(white: 0.55))
  }
}

extension EnvironmentValues {
  /// The shades of controls in this environment.
  package nonisolated var shades: ControlShades { ControlShades(self) }
}
