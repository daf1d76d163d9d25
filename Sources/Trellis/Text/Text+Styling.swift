public import Foundation

/// Modifiers that return a `Text`, so that the result can be concatenated. Attributes that a part already sets are kept.
extension Text {
  /// Returns the text in a font; nil is the body style, regardless of the environment.
  public func font(_ font: Font?) -> Text { styled { $0.font = .some(font) } }

  /// Returns the text in a weight; nil is the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = .some(weight) } }

  /// Returns the text in a font design; nil is the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = .some(design) } }

  /// Returns the text with letters of a width; nil is the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = .some(width) } }

  /// Returns the text in a colour; nil is the primary colour, regardless of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = .some(AnyShapeStyle(color ?? .primary)) }
  }

  /// Returns the text in a style, which spans the frame of the whole text.
  ///
  /// A concatenated text can show only one gradient; parts with other gradients get the colour of their first stop.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.style = AnyShapeStyle(style) }
  }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }

  /// Returns the text with or without bold, regardless of the environment.
  ///
  /// The system's regular weight becomes semibold and its bold heavy; light weights are unchanged. To set a specific weight, use
  /// ``fontWeight(_:)``.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text with or without italics, regardless of the environment.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Returns the text with characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  /// Returns the text with digits of equal width, if the font has them.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// Returns the text with an underline; a nil colour is the text's own.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = TextLineChoice(isActive, pattern, color) }
  }

  /// Returns the text with a strikethrough; a nil colour is the text's own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = TextLineChoice(isActive, pattern, color) }
  }

  /// Returns the text with space added after each character, in points; negative values tighten, NaN is 0.
  ///
  /// If the text also has tracking, kerning is ignored.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

  /// Returns the text with space added after each character, in points; negative values tighten, NaN is 0.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  /// Returns the text raised above the baseline, in points; negative values lower it, NaN is 0.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }
}

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// A solid line, dots, dashes, or dashes with one or two dots between them.
      case solid, dot, dash, dashDot, dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; a nil colour is the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line in the text's own colour.
    public static let single = LineStyle()
  }

  /// The position at which characters are removed from text that doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line.
    case head
    /// The end of the line.
    case tail
    /// The middle of the line.
    case middle
  }

  /// A conversion of all letters to one case.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
