/// A modifier that sets the foreground styles; without levels, it restores the system's.
nonisolated struct ForegroundModifier {
  let levels: [AnyShapeStyle]
  /// Whether to keep the surrounding styles if there are no levels.
  var keepsAround = false
}

extension View {
  /// Sets the style of texts and shapes in the view.
  ///
  /// Foreground levels in the style, such as `.secondary`, refer to the foreground around the view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: ForegroundModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of the style of texts and shapes in the view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    ModifiedContent(
      content: self,
      modifier: ForegroundModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the style of texts and shapes in the view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ForegroundModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the style of texts and shapes in the view; nil keeps the surrounding style.
  package nonisolated func foregroundStyle(ifAny style: AnyShapeStyle?) -> some View {
    ModifiedContent(
      content: self, modifier: ForegroundModifier(levels: style.map { [$0] } ?? [], keepsAround: true))
  }

  /// Sets the colour of texts and shapes in the view; nil is the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    ModifiedContent(
      content: self, modifier: ForegroundModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the colour of interactive elements in the view; an older name of ``tint(_:)-(Color?)``.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the colour of interactive elements in the view; nil is the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of interactive elements in the view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets the style of those backgrounds in the view that have no style of their own.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
