public import Foundation
import TrellisGeometry

extension UIBezierPath {
  func takeStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, usesEvenOddFillRule, flatness) = (
      other.miterLimit, other.usesEvenOddFillRule, other.flatness
    )
    (dashes, dashPhase) = (other.dashes, other.dashPhase)
  }

  /// Returns the path with the direction of each subpath reversed; the subpaths are in the opposite order.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.takeStyle(of: self)
    for subpath in Subpath.subpaths(of: path).reversed() { subpath.addReversed(to: &reversed.path) }
    return reversed
  }

  /// Sets the lengths of the line's dashes and gaps, in points and in turns; `count` 0 is a solid line.
  ///
  /// `phase` is the distance into the lengths at which the line begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of the line's dashes and gaps, their number, and the phase to variables.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }
}

/// A subpath: its start, and its lines and curves.
private struct Subpath {
  var start: CGPoint
  var elements: [Path.Element] = []
  var isClosed = false

  static func subpaths(of path: Path) -> [Subpath] {
    var all: [Subpath] = []
    path.forEach { element in
      switch element {
      case .move(let point): all.append(Subpath(start: point))
      case .closeSubpath: if !all.isEmpty { all[all.count - 1].isClosed = true }
      default:
        // A subpath that goes on after it was closed begins where that one did.
        if let last = all.last, last.isClosed { all.append(Subpath(start: last.start)) }
        if !all.isEmpty { all[all.count - 1].elements.append(element) }
      }
    }
    return all
  }

  private static func end(of element: Path.Element) -> CGPoint? {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  func addReversed(to path: inout Path) {
    let starts = [start] + elements.compactMap(Subpath.end)
    path.move(to: starts[starts.count - 1])
    for (index, element) in elements.enumerated().reversed() {
      let end = starts[index]
      switch element {
      case .line: path.addLine(to: end)
      case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
      case .curve(_, let first, let second): path.addCurve(to: end, control1: second, control2: first)
      case .move, .closeSubpath: break
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
