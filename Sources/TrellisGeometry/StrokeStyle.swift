public import Foundation

/// How a line ends.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cglinecap.
public enum CGLineCap: Int32, CaseIterable, Hashable, Sendable {
  /// Straight, at the end point.
  case butt
  /// Round, half a width beyond the end point.
  case round
  /// Straight, half a width beyond the end point.
  case square
}

/// How two lines meet.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cglinejoin.
public enum CGLineJoin: Int32, CaseIterable, Hashable, Sendable {
  /// In a point, unless that would reach too far.
  case miter
  /// Round.
  case round
  /// Cut off straight.
  case bevel
}

/// How the outline of a shape is drawn.
///
/// Source: documented, developer.apple.com/documentation/swiftui/strokestyle.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points; a line of 0, or less, isn't drawn.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How far a mitered corner may reach, in line widths; what would reach further is cut off straight.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; none is a line without gaps.
  ///
  /// An odd number of lengths is gone through twice. Negative and NaN lengths, and lengths that are all 0, make a line
  /// without gaps.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins, in points.
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

/// How the inside of a shape is drawn.
///
/// Source: documented, developer.apple.com/documentation/swiftui/fillstyle.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point that the outline goes around twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
