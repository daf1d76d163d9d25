import CCairo
import Foundation
import TrellisGeometry

/// The dash pattern of a line, in points.
struct Dashes {
  let lengths: [CGFloat]
  let phase: CGFloat
  private let period: CGFloat

  /// The limits for one path: the most dashes, and the least mean length of a dash, in pixels.
  private static let countLimit: CGFloat = 20_000
  private static let shortest: CGFloat = 1.0 / 16

  /// Creates the pattern of a style; nil if the line has no gaps, or if its dashes are too small to be visible.
  ///
  /// `scale` is in pixels per point.
  init?(_ style: StrokeStyle, scale: CGFloat) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let sum = style.dash.reduce(0, +)
    period = style.dash.count % 2 == 1 ? 2 * sum : sum
    guard period.isFinite, period * scale >= Self.shortest * CGFloat(style.dash.count) else { return nil }
    // A pattern with an odd number of lengths is doubled, which doesn't change its meaning. Otherwise Poppler swaps dashes and
    // gaps if the phase of a PDF's dash pattern exceeds an odd number of lengths.
    lengths = style.dash.count % 2 == 1 ? style.dash + style.dash : style.dash
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  /// Whether a line of `length` points has more dashes than the limit.
  func areTooMany(for length: CGFloat) -> Bool {
    !(length / period * CGFloat(lengths.count) <= Self.countLimit)
  }

  /// Sets the pattern for a line that begins at a distance from the path's start.
  func apply(to context: OpaquePointer, at distance: CGFloat) {
    let rest = (phase + distance).truncatingRemainder(dividingBy: period)
    cairo_set_dash(context, lengths.map { Double($0) }, Int32(lengths.count), rest < 0 ? rest + period : rest)
  }
}

extension Path {
  /// The approximate total length of the path's lines and curves, in points.
  var length: CGFloat { polylines(tolerance: 1).reduce(0) { $0 + $1.points.length } }
}

extension [CGPoint] {
  /// The length of the polyline through the points.
  var length: CGFloat { zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }
}
