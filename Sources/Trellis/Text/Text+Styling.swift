public import Foundation

/// Each of these gives a text that still is a `Text`, and so can be joined with others. What a part says already stays.
extension Text {
  /// The text in a font; nil is the body style, whatever the environment says.
  public func font(_ font: Font?) -> Text { styled { $0.font = .some(font) } }

  /// The text in a weight; nil is the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = .some(weight) } }

  /// The text in a kind of face; nil is the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = .some(design) } }

  /// The text with letters of a width; nil is the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = .some(width) } }

  /// The text in a colour; nil is the primary colour, whatever the environment says.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = .some(AnyShapeStyle(color ?? .primary)) }
  }

  /// The text painted with a style, which is spread over the frame of the whole text.
  ///
  /// Of the parts of a text that are joined one gradient can be seen; others become the colour of their first stop.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.style = AnyShapeStyle(style) }
  }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not, whatever the environment says.
  ///
  /// The system's regular becomes semibold and its bold heavy; light stays as it is. For a weight by name there is
  /// ``fontWeight(_:)``.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// The text slanted.
  public func italic() -> Text { italic(true) }

  /// The text slanted, or not, whatever the environment says.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// The text with characters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  /// The text with digits that are all equally wide, where the font has such.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// The text with a line below; a colour of nil is the text's own.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = TextLineChoice(isActive, pattern, color) }
  }

  /// The text with a line through it; a colour of nil is the text's own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = TextLineChoice(isActive, pattern, color) }
  }

  /// The text with something added behind each character, in points; negative moves them together, NaN is 0.
  ///
  /// Where a text has tracking too, that counts instead.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

  /// The text with something added behind each character, in points; negative moves them together, NaN is 0.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  /// The text raised above the baseline, in points; negative lowers it, and NaN is 0.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }
}

extension Text {
  /// How a line below characters or through them looks.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public enum Pattern: Hashable, Sendable {
      /// A line, dots or dashes, or dashes with one dot or two between.
      case solid, dot, dash, dashDot, dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; a colour of nil is the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the text's own colour.
    public static let single = LineStyle()
  }

  /// Where characters are left out when not all have room.
  public enum TruncationMode: Hashable, Sendable {
    /// At the line's beginning.
    case head
    /// At the line's end.
    case tail
    /// In the line's middle.
    case middle
  }

  /// What letters are made of those that a text has.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
