/// Sets the styles of the foreground; none sets it back to the system's.
nonisolated struct ForegroundModifier {
  let levels: [AnyShapeStyle]
  /// Whether none leaves what is around as it is.
  var keepsAround = false
}

extension View {
  /// Sets what texts and shapes in the view are painted with.
  ///
  /// Levels of the foreground in it, such as `.secondary`, are those of the foreground around the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/foregroundstyle(_:).
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: ForegroundModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of what texts and shapes in the view are painted with.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:).
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    ModifiedContent(
      content: self,
      modifier: ForegroundModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of what texts and shapes in the view are painted with.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:).
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ForegroundModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets what texts and shapes in the view are painted with; nil leaves it as it is around.
  package nonisolated func foregroundStyle(ifAny style: AnyShapeStyle?) -> some View {
    ModifiedContent(
      content: self, modifier: ForegroundModifier(levels: style.map { [$0] } ?? [], keepsAround: true))
  }

  /// Sets the colour of texts and shapes in the view; nil is the primary colour.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/foregroundcolor(_:).
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    ModifiedContent(
      content: self, modifier: ForegroundModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the colour of what can be tapped in the view, by the older name of ``tint(_:)-(Color?)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accentcolor(_:).
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the colour of what can be tapped in the view; nil is the accent colour.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tint(_:)-93mfq.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of what can be tapped in the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tint(_:)-7mw2i.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets what backgrounds in the view are painted with that are given no style.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/backgroundstyle(_:).
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
