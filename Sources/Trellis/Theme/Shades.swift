extension ControlTheme {
  /// The opacities of control backgrounds and lines, from 0 to 1, and the appearance of controls in inactive windows.
  package struct Shades: Hashable, Sendable {
    /// The background of a button, a pop-up button, segments and similar controls.
    package var background: Double
    /// The addition to the background while the mouse is over the control.
    package var hover: Double
    /// The addition to the background while the control is pressed.
    package var pressed: Double
    /// The opacity of a disabled control.
    package var disabled: Double
    /// The line around a field.
    package var fieldLine: Double
    /// The line around a box without a tick.
    package var boxLine: Double
    /// The line around a control with its own background; 0 for none.
    package var line: Double
    /// Whether controls lose the tint in a window without keyboard focus.
    package var dropsTint: Bool

    /// The opacities at increased contrast, where faint backgrounds get a line.
    var increased: Shades {
      var shades = self
      (shades.background, shades.line) = (background + 0.02, 0.6)
      (shades.fieldLine, shades.boxLine) = (0.6, 0.7)
      shades.disabled = min(disabled + 0.15, 1)
      return shades
    }
  }
}
