import Foundation
import TrellisGeometry

/// The figures that a symbol is made of, in the order in which effects come to them.
nonisolated struct SymbolFigures: Equatable {
  /// The figures as they are painted, back to front.
  let parts: [SymbolOutline.Part]
  /// Of each, the how-manieth it is for effects.
  let ranks: [Int]
  /// Whether the first for effects is the thing itself, which the light doesn't leave.
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

/// The figures of a symbol, each in a pose; those are by rank.
nonisolated struct PosedFigures {
  let figures: SymbolFigures
  let poses: [SymbolPose]

  func pose(ofPart index: Int) -> SymbolPose {
    let rank = figures.ranks[index]
    return poses.indices.contains(rank) ? poses[rank] : .rest
  }
}
