import CCairo
import Foundation
import TrellisGeometry

/// Adds a path to the context's current path, in the units of the context's matrix.
func cairo_append(_ context: OpaquePointer, _ path: Path) {
  var current = CGPoint.zero
  for element in path.elements {
    switch element {
    case .move(let end): cairo_move_to(context, end.x, end.y)
    case .line(let end): cairo_line_to(context, end.x, end.y)
    case .quadCurve(let end, let control):
      // A quadratic curve equals a cubic one with its controls two thirds of the way to the quadratic's control.
      cairo_curve_to(
        context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    case .curve(let end, let first, let second):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    case .closeSubpath: cairo_close_path(context)
    }
    if let end = element.end { current = end }
  }
}
