import CCairo
import Foundation
import TrellisGeometry

/// The dashes of a line, in points.
struct Dashes {
  let lengths: [CGFloat]
  let phase: CGFloat
  private let period: CGFloat

  /// The most dashes of one path, and the shortest, in pixels.
  private static let countLimit: CGFloat = 20_000
  private static let shortest: CGFloat = 1.0 / 16

  /// The dashes of a style; nil for a line without gaps, and for one whose dashes are too small to be seen as such.
  ///
  /// `scale` is in pixels a point.
  init?(_ style: StrokeStyle, scale: CGFloat) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let sum = style.dash.reduce(0, +)
    period = style.dash.count % 2 == 1 ? 2 * sum : sum
    guard period.isFinite, period * scale >= Self.shortest * CGFloat(style.dash.count) else { return nil }
    // An odd number of them is written twice, which is what it means: Poppler has lines and gaps of a PDF the wrong way round
    // where a phase lies beyond an odd number.
    lengths = style.dash.count % 2 == 1 ? style.dash + style.dash : style.dash
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  /// Whether a line of a length, in points, has more dashes than are drawn.
  func areTooMany(for length: CGFloat) -> Bool {
    !(length / period * CGFloat(lengths.count) <= Self.countLimit)
  }

  /// Sets them for a line that begins at a distance from the path's start.
  func apply(to context: OpaquePointer, at distance: CGFloat) {
    let rest = (phase + distance).truncatingRemainder(dividingBy: period)
    cairo_set_dash(context, lengths.map { Double($0) }, Int32(lengths.count), rest < 0 ? rest + period : rest)
  }
}

extension Path {
  /// How long its lines and curves are together, in points, roughly.
  var length: CGFloat { polylines(tolerance: 1).reduce(0) { $0 + $1.points.length } }
}

extension [CGPoint] {
  /// How long the line through the points is.
  var length: CGFloat { zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }
}
