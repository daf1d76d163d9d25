package import Foundation

extension Path {
  /// The path as lines alone: the corners of each piece, in order, and whether the last is joined to the first.
  ///
  /// Curves become lines that are nowhere further from them than a distance, in points, but for enormous ones, which become
  /// 512 lines. Linear in the steps and lines.
  package func polylines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    pieces.map { piece in
      var points = [piece.start]
      for segment in piece.segments { points += segment.flattened(tolerance: tolerance) }
      return (points, piece.isClosed)
    }
  }
}
