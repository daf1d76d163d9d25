/// What controls look like where they are: the look's shades, and whether the tint is to be seen.
package nonisolated struct ControlShades: Hashable, Sendable {
  private let shades: Look.Shades
  /// Whether the tint is to be seen: not on a desktop, in a window that doesn't have the keys.
  package let showsTint: Bool

  init(_ values: EnvironmentValues) {
    let shades = values.look.shades
    self.shades = values.colorSchemeContrast == .increased ? shades.increased : shades
    showsTint = !shades.dropsTint || values.appearsActive
  }

  /// How much ink is on a control's ground.
  package func ground(isPressed: Bool = false, isUnderPointer: Bool = false) -> Double {
    shades.ground + (isPressed ? shades.pressed : isUnderPointer ? shades.hover : 0)
  }

  /// How much ink is added to what has a colour of its own, or none.
  package func ink(isPressed: Bool, isUnderPointer: Bool = false) -> Double {
    isPressed ? shades.pressed : isUnderPointer ? shades.hover : 0
  }

  /// How much of a control is to be seen.
  package func opacity(isEnabled: Bool) -> Double { isEnabled ? 1 : shades.disabled }
  package var fieldLine: Double { shades.fieldLine }
  package var boxLine: Double { shades.boxLine }
  package var line: Double { shades.line }

  /// What a control that is on, prominent or filled is painted with: the tint, unless that isn't to be seen.
  package var tint: AnyShapeStyle { tint(AnyShapeStyle(TintShapeStyle())) }

  /// The same with something else than the tint.
  package func tint(_ style: AnyShapeStyle) -> AnyShapeStyle {
    showsTint ? style : AnyShapeStyle(Color(white: 0.55))
  }
}

extension EnvironmentValues {
  /// What controls look like here.
  package nonisolated var shades: ControlShades { ControlShades(self) }
}
