import CCairo
import Foundation
import TrellisGeometry

/// Fills and strokes paths, whatever their coordinates.
struct ShapeTracer {
  let context: OpaquePointer
  /// Maps the path's points to the target's pixels.
  let transform: CGAffineTransform
  /// The target's pixels.
  let window: CGRect

  /// The coordinates in pixels that fit Cairo's fixed-point numbers, which have 24 bits before the point.
  private static let safe: ClosedRange<CGFloat> = -1_000_000...1_000_000
  /// The greatest line width in pixels.
  private static let widthLimit: CGFloat = 200_000

  func fill(_ path: Path, _ style: FillStyle) {
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let isSafe = isSafe(path, margin: 0)
    if isSafe, path.elements.count <= PathBudget.simpleSteps {
      trace(path)
    } else {
      let pieces = devicePieces(of: path)
      let step = PathBudget.fill.step(for: pieces, in: window)
      if isSafe, step == 1 {
        trace(path)
      } else {
        for piece in pieces.thinned(step) {
          trace(piece.points.clipped(to: window.insetBy(dx: -64, dy: -64)), isClosed: true)
        }
      }
    }
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, isAntialiased: Bool) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let width = min(style.lineWidth, Self.widthLimit / scale)
    guard width > 0 else { return }
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit >= 1 ? min(style.miterLimit, 1000) : 1)
    cairo_set_line_width(context, width)
    let dashes = Dashes(style, scale: scale)
    let isLong = dashes?.areTooMany(for: path.length) ?? false
    let isSafe = !isLong && isSafe(path, margin: width * scale)
    var pieces: [(points: [CGPoint], isClosed: Bool)] = []
    var step = 1
    if !isSafe || path.elements.count > PathBudget.simpleSteps {
      pieces = devicePieces(of: path)
      step = PathBudget.stroke.step(for: pieces, in: window)
    }
    if isSafe, step == 1 {
      dashes?.apply(to: context, at: 0)
      trace(path)
      stroke()
    } else {
      strokeNearby(pieces.thinned(step), dashes, scale: scale, margin: width * scale + 64)
    }
  }

  /// Strokes only the parts near the window, of a path that extends far beyond it.
  private func strokeNearby(
    _ pieces: [(points: [CGPoint], isClosed: Bool)], _ dashes: Dashes?, scale: CGFloat, margin: CGFloat
  ) {
    let near = window.insetBy(dx: -margin, dy: -margin)
    let inverse = transform.inverted()
    let runs = pieces.flatMap { piece in
      (piece.isClosed ? piece.points + piece.points.prefix(1) : piece.points).runs(within: near)
    }
    let length = runs.reduce(0) { $0 + $1.points.length } / scale
    let dashes = dashes.flatMap { $0.areTooMany(for: length) ? nil : $0 }
    for run in runs {
      dashes?.apply(to: context, at: run.before / scale)
      withPathMatrix {
        for point in run.points {
          let place = point.applying(inverse)
          cairo_line_to(context, place.x, place.y)
        }
      }
      stroke()
    }
  }

  /// Strokes the path with a pen that the transform deforms.
  private func stroke() {
    withPathMatrix { cairo_stroke(context) }
  }

  private func withPathMatrix(_ body: () -> Void) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }

  private func trace(_ path: Path) {
    withPathMatrix { cairo_append(context, path) }
  }

  /// Adds a polygon or polyline in pixels to the current path.
  private func trace(_ points: [CGPoint], isClosed: Bool) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
    }
    if isClosed, !points.isEmpty { cairo_close_path(context) }
  }

  private func isSafe(_ path: Path, margin: CGFloat) -> Bool {
    let bounds = path.controlBounds
    guard !bounds.isNull else { return false }
    return bounds.corners.allSatisfy { corner in
      let place = corner.applying(transform)
      return Self.safe.contains(place.x) && Self.safe.contains(place.y)
    } && margin < 500_000
  }

  /// Returns the path's pieces as polylines in pixels.
  private func devicePieces(of path: Path) -> [(points: [CGPoint], isClosed: Bool)] {
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    return path.polylines(tolerance: 0.1 / scale).map { piece in
      (piece.points.map { $0.applying(transform) }, piece.isClosed)
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
