/// The style of a text's lines: their maximum number, their alignment and spacing, and how they are shortened.
public struct ParagraphStyle: Hashable, Sendable {
  /// The maximum number of lines; nil doesn't limit it, and less than 1 counts as 1.
  public var lineLimit: Int?
  /// The minimum height of the text, in lines of its first line's height; an empty text is exempt.
  public var reservedLines: Int
  /// The position where characters are omitted if not all fit.
  public var truncation: TruncationMode
  /// The alignment of lines that are narrower than the widest.
  public var alignment: LineAlignment
  /// The space that is added between two lines, in points; negative numbers and NaN count as 0.
  public var lineSpacing: Double
  /// The smallest factor for scaling the fonts so that nothing is omitted, in `0...1`; 1 disables scaling.
  public var minimumScaleFactor: Double
  /// Whether characters may move closer together so that nothing is omitted.
  public var allowsTightening: Bool
  /// The direction that leading refers to, and the direction of text whose characters have none.
  public var isRightToLeft: Bool

  /// Creates a style; omitted values are SwiftUI's defaults.
  public init(
    lineLimit: Int? = nil, reservedLines: Int = 0, truncation: TruncationMode = .tail,
    alignment: LineAlignment = .leading, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, isRightToLeft: Bool = false
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
  }

  /// The position in the last line where `…` replaces omitted characters.
  public enum TruncationMode: CaseIterable, Hashable, Sendable {
    /// The line's beginning, its middle, or its end.
    case head, middle, tail
  }

  /// The horizontal alignment of lines.
  public enum LineAlignment: CaseIterable, Hashable, Sendable {
    /// The side where lines begin, the middle, or the side where they end.
    case leading, center, trailing
  }
}

extension ParagraphStyle {
  /// ``lineSpacing``, finite and not negative.
  var usableLineSpacing: Double { lineSpacing.clamped(to: 0...10_000) }

  /// The fraction of the free space to the left of a line.
  var leftShare: Double {
    switch alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
