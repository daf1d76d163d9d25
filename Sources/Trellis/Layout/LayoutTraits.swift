public import TrellisLayout

struct PriorityModifier: LayoutModifier {
  let layout: PriorityLayout
}

struct ControlSpacingModifier: LayoutModifier {
  var layout: ControlSpacingLayout { ControlSpacingLayout() }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

struct ZIndexModifier {
  let value: Double
}

struct HiddenModifier {}

extension View {
  /// Keeps the view at the default distance from views above and below it, as a control that has texts in it.
  package nonisolated func controlSpacing() -> some View {
    ModifiedContent(content: self, modifier: ControlSpacingModifier())
  }

  /// Offers the view space before those of a lower priority in the stack around it, which keep their least size; 0 is
  /// what others have, NaN counts as it.
  ///
  /// A frame or padding around it hides the priority.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/layoutpriority(_:).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    ModifiedContent(content: self, modifier: PriorityModifier(layout: PriorityLayout(value)))
  }

  /// Hands a value to the layout of the container around the view; of several for a key the outermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:).
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    ModifiedContent(content: self, modifier: LayoutValueModifier<Key>(value: value))
  }

  /// Draws the view in front of those in the same container that have a lower index; 0 is what others have.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/zindex(_:).
  public nonisolated func zIndex(_ value: Double) -> some View {
    ModifiedContent(content: self, modifier: ZIndexModifier(value: value.isNaN ? 0 : value))
  }

  /// Keeps the view's place and shows nothing there; it takes no taps.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/hidden().
  public nonisolated func hidden() -> some View {
    ModifiedContent(content: self, modifier: HiddenModifier())
  }
}
