public import TrellisLayout

struct PriorityModifier: LayoutModifier {
  let layout: PriorityLayout
  static var mayStayUndrawn: Bool { true }
}

struct ControlSpacingModifier: LayoutModifier {
  let layout = ControlSpacingLayout()
  static var mayStayUndrawn: Bool { true }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

struct ZIndexModifier {
  let value: Double
}

extension View {
  /// Keeps the view at the default distance from views above and below it, like a control that contains text.
  package nonisolated func controlSpacing() -> some View {
    ModifiedContent(content: self, modifier: ControlSpacingModifier())
  }

  /// Gives the view space before views of lower priority in its stack, which keep their minimum size.
  ///
  /// The default is 0, and NaN counts as 0. A frame or padding around the view hides the priority.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    ModifiedContent(content: self, modifier: PriorityModifier(layout: PriorityLayout(value)))
  }

  /// Passes a value to the layout of the view's container; the outermost value for a key is used.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    ModifiedContent(content: self, modifier: LayoutValueModifier<Key>(value: value))
  }

  /// Draws the view in front of views with a lower index in the same container; the default is 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    ModifiedContent(content: self, modifier: ZIndexModifier(value: value.isNaN ? 0 : value))
  }
}
