public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, CaseIterable, Hashable, Sendable {
  /// A straight end at the end point.
  case butt
  /// A round end, half a line width beyond the end point.
  case round
  /// A straight end, half a line width beyond the end point.
  case square
}

/// The shape of the corners between two lines.
public enum CGLineJoin: Int32, CaseIterable, Hashable, Sendable {
  /// A pointed corner, unless it exceeds the miter limit.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off straight.
  case bevel
}

/// The style of a shape's outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points; a line of width 0 or less isn't drawn.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the corners between lines.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a mitered corner's length to the line width; a corner beyond it is cut off straight.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a line without gaps.
  ///
  /// An odd number of lengths is repeated. If a length is negative or NaN, or all are 0, the line has no gaps.
  public var dash: [CGFloat]
  /// The offset in the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The style of a shape's fill.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies: a point that the outline winds around twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
