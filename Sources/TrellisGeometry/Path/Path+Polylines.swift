package import Foundation

extension Path {
  /// Returns the path as polylines: the corners of each subpath in order, and whether the last is joined to the first.
  ///
  /// The distance of the lines from the curves is at most `tolerance`, in the path's points, except for enormous curves, which
  /// become 512 lines. Linear in the elements and lines.
  package func polylines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    var all: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !points.isEmpty { all.append((points, isClosed)) }
      points.removeAll(keepingCapacity: false)
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish(isClosed: false)
        points.append(end)
      case .line(let end): points.append(end)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        points += Segment.quad(start, control, end).flattened(tolerance: tolerance)
      case .curve(let end, let first, let second):
        guard let start = points.last else { continue }
        points += Segment.cubic(start, first, second, end).flattened(tolerance: tolerance)
      case .closeSubpath: finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return all
  }
}
