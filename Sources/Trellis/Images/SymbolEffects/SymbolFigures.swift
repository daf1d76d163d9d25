import Foundation
import TrellisGeometry

/// The figures of a symbol, in the order in which effects reach them.
nonisolated struct SymbolFigures: Equatable {
  /// The figures in the order of painting, back to front.
  let parts: [SymbolOutline.Part]
  /// The rank of each part in the order of effects.
  let ranks: [Int]
  /// Whether the first figure in the order of effects is the main one, which stays lit.
  let hasMain: Bool

  init(of symbol: Symbol, isPalette: Bool) {
    let layers = SymbolLayers(symbol.outline)
    if isPalette, !symbol.outline.palette.isEmpty {
      parts = symbol.outline.palette
      ranks = Array(parts.indices)
      hasMain = false
      return
    }
    let palette = isPalette ? layers.palette(named: symbol.name) : []
    parts = palette.isEmpty ? layers.figures.map(\.part) : palette
    let (main, steps) = layers.order(named: symbol.name)
    hasMain = main != nil
    var ranks = Array(repeating: 0, count: parts.count)
    for (number, index) in steps.enumerated() { ranks[index] = number + (main == nil ? 0 : 1) }
    self.ranks = ranks
  }
}

/// A symbol's figures, and their poses in the order of the figures' ranks.
nonisolated struct PosedFigures {
  let figures: SymbolFigures
  let poses: [SymbolPose]

  func pose(ofPart index: Int) -> SymbolPose {
    let rank = figures.ranks[index]
    return poses.indices.contains(rank) ? poses[rank] : .rest
  }
}
