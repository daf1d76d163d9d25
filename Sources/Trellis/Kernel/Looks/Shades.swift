extension Look {
  /// How much ink there is on controls, from 0 for none to 1, and what becomes of them in a window that is behind others.
  package struct Shades: Hashable, Sendable {
    /// The ground of a button, a pop-up button, segments and their like.
    package var ground: Double
    /// What it gets while the mouse is over the control, and while the control is pressed.
    package var hover: Double
    package var pressed: Double
    /// How much is left to be seen of a control that is disabled.
    package var disabled: Double
    /// The lines around fields, and around boxes without a tick.
    package var fieldLine: Double
    package var boxLine: Double
    /// The line around a control on a ground of its own; 0 is none.
    package var line: Double
    /// Whether the tint goes from controls in a window that doesn't have the keys.
    package var dropsTint: Bool

    /// The same where the person wants colours to differ more: what is faint gets a line.
    var increased: Shades {
      var shades = self
      (shades.ground, shades.line) = (ground + 0.02, 0.6)
      (shades.fieldLine, shades.boxLine) = (0.6, 0.7)
      shades.disabled = min(disabled + 0.15, 1)
      return shades
    }
  }
}
