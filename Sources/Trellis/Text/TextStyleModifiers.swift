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

  /// Sets the font design of the texts in the view; nil leaves the fonts' own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.styling.design, .some(design))
  }

  /// Sets the letter width of the texts in the view; nil leaves the fonts' own.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.text.styling.width, .some(width))
  }

  /// Sets whether the texts in the view are bold; see ``Text/bold(_:)``.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isBold, isActive)
  }

  /// Sets whether the texts in the view are italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isItalic, isActive)
  }

  /// Sets whether all characters of the texts in the view are equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.styling.isMonospaced, isActive)
  }

  /// Sets the texts in the view with digits of equal width, if their fonts have them.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.text.styling.hasMonospacedDigits, true)
  }

  /// Sets whether the texts in the view are underlined; a nil colour is each text's own.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.styling.underline, TextLineChoice(isActive, pattern, color))
  }

  /// Sets whether the texts in the view are struck through; a nil colour is each text's own.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.styling.strikethrough, TextLineChoice(isActive, pattern, color))
  }

  /// Adds space after each character of the texts in the view, in points; see ``Text/kerning(_:)``.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.styling.kerning, kerning)
  }

  /// Adds space after each character of the texts in the view, in points; see ``Text/tracking(_:)``.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.styling.tracking, tracking)
  }

  /// Raises the texts in the view above their baselines, in points; negative values lower them.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.text.styling.baselineOffset, baselineOffset)
  }

  /// Converts all letters of the texts in the view to one case; nil leaves them unchanged.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
