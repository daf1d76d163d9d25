/// How the lines of a text are set: how many there may be, what gives way, and where they stand.
public struct ParagraphStyle: Hashable, Sendable {
  /// The most lines; nil doesn't limit, and less than 1 counts as 1.
  public var lineLimit: Int?
  /// The text is at least as high as this many lines of its first line's height; an empty text is exempt.
  public var reservedLines: Int
  /// Where characters are left out when not all have room.
  public var truncation: TruncationMode
  /// Where the lines stand that are narrower than the widest.
  public var alignment: LineAlignment
  /// What is added between two lines, in points; negative and NaN count as 0.
  public var lineSpacing: Double
  /// The smallest factor that the fonts may be scaled by so that nothing is left out, in `0...1`; 1 scales nothing.
  public var minimumScaleFactor: Double
  /// Whether characters may move together somewhat so that nothing is left out.
  public var allowsTightening: Bool
  /// The direction that leading is meant in, and that text runs in where its characters don't tell.
  public var isRightToLeft: Bool

  /// Creates a style; what isn't given is SwiftUI's default.
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

  /// Where characters are left out of the last line, and `…` stands for them.
  public enum TruncationMode: CaseIterable, Hashable, Sendable {
    /// At the line's beginning, in its middle, or at its end.
    case head, middle, tail
  }

  /// Where lines stand.
  public enum LineAlignment: CaseIterable, Hashable, Sendable {
    /// At the side where lines begin, in the middle, or at the side where they end.
    case leading, center, trailing
  }
}

extension ParagraphStyle {
  /// ``lineSpacing``, finite and not negative.
  var usableLineSpacing: Double { lineSpacing.clamped(to: 0...10_000) }

  /// The share of the free space that stands left of a line.
  var leftShare: Double {
    switch alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
