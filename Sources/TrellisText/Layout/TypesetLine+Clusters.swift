import Foundation
import TrellisDisplayList

extension TypesetLine {
  /// The clusters of the line in reading order, including the spaces at its end.
  var clusters: [TextCluster] {
    let all = runs.flatMap(\.clusters)
    let isInOrder = zip(all, all.dropFirst()).allSatisfy { $0.offset <= $1.offset }
    return isInOrder ? all : all.sorted { $0.offset < $1.offset }
  }

  /// The line broken wherever possible: each cluster is on a line of its own, and spaces are omitted.
  ///
  /// Linear in the line.
  var singleClusters: [TypesetLine] {
    var pieces: [TypesetLine] = []
    for run in runs {
      var glyph = 0
      for cluster in run.clusters {
        let glyphs = run.glyphs[glyph..<(glyph + cluster.glyphCount)]
        glyph += cluster.glyphCount
        guard !cluster.isSpace else { continue }
        var piece = self
        var pieceRun = run
        let left = glyphs.first?.position.x ?? 0
        pieceRun.glyphs = glyphs.map { glyph in
          var glyph = glyph
          glyph.position.x -= left
          return glyph
        }
        pieceRun.clusters = [cluster]
        pieceRun.x = 0
        pieceRun.width = cluster.advance
        piece.runs = [pieceRun]
        piece.range = cluster.offset..<(cluster.offset + 1)
        piece.endsParagraph = false
        piece.width = cluster.advance
        pieces.append(piece)
      }
    }
    guard !pieces.isEmpty else { return [self] }
    if !zip(pieces, pieces.dropFirst()).allSatisfy({ $0.range.lowerBound <= $1.range.lowerBound }) {
      pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    pieces[pieces.count - 1].endsParagraph = endsParagraph
    return pieces
  }
}
