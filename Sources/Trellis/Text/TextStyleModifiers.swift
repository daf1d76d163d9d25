public import Foundation

extension View {
  /// Sets the font of the texts in the view; nil is the body style.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the texts in the view, whatever their fonts; nil leaves the fonts' own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.styling.weight, .some(weight))
  }

  /// Sets the kind of face of the texts in the view; nil leaves the fonts' own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.styling.design, .some(design))
  }

  /// Sets how wide the letters of the texts in the view are; nil leaves the fonts' own.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.text.styling.width, .some(width))
  }

  /// Sets the texts in the view in bold, or not; see ``Text/bold(_:)``.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isBold, isActive)
  }

  /// Slants the texts in the view, or doesn't.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isItalic, isActive)
  }

  /// Sets the texts in the view with characters that are all equally wide, or doesn't.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isMonospaced, isActive)
  }

  /// Sets the texts in the view with digits that are all equally wide, where their fonts have such.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.text.styling.hasMonospacedDigits, true)
  }

  /// Draws a line below the texts in the view, or none; a colour of nil is each text's own.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.styling.underline, TextLineChoice(isActive, pattern, color))
  }

  /// Draws a line through the texts in the view, or none; a colour of nil is each text's own.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.styling.strikethrough, TextLineChoice(isActive, pattern, color))
  }

  /// Adds something behind each character of the texts in the view, in points; see ``Text/kerning(_:)``.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.styling.kerning, kerning)
  }

  /// Adds something behind each character of the texts in the view, in points; see ``Text/tracking(_:)``.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.styling.tracking, tracking)
  }

  /// Raises the texts in the view above their baselines, in points; negative lowers them.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.text.styling.baselineOffset, baselineOffset)
  }

  /// Makes capitals or small letters of all letters of the texts in the view; nil leaves them.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
