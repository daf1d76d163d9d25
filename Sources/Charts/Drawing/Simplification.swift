import Foundation

/// The simplification of lines with more points than pixels.
enum Simplification {
  /// The width of a column, in points: half a pixel of a window with scale 2.
  static let column: CGFloat = 0.25

  /// Returns a line through fewer points that looks the same.
  ///
  /// Keeps the first, the lowest, the highest and the last point of a column, in order. A line whose x isn't ascending,
  /// or that has fewer than eight points per column on average, stays as it is.
  static func simplified(_ points: ArraySlice<CGPoint>) -> [CGPoint] {
    guard let first = points.first, let last = points.last, points.count > 64,
      CGFloat(points.count) > 8 * (last.x - first.x) / column
    else { return Array(points) }
    var result: [CGPoint] = []
    var index = points.startIndex
    while index < points.endIndex {
      let columnNumber = (points[index].x / column).rounded(.down)
      let begin = index
      var (lowest, highest) = (index, index)
      while index < points.endIndex, (points[index].x / column).rounded(.down) == columnNumber {
        if index > begin, points[index].x < points[index - 1].x { return Array(points) }
        if points[index].y > points[lowest].y { lowest = index }
        if points[index].y < points[highest].y { highest = index }
        index += 1
      }
      if index < points.endIndex, points[index].x < points[index - 1].x { return Array(points) }
      var previous = -1
      for kept in [begin, min(lowest, highest), max(lowest, highest), index - 1] where kept != previous {
        result.append(points[kept])
        previous = kept
      }
    }
    return result
  }
}
