import TrellisDisplayList

/// How the parts of a symbol are painted.
nonisolated struct SymbolPainting: Equatable {
  /// How they are told apart; nil is by as many styles as the foreground has.
  var mode: SymbolRenderingMode?
  /// How many of them are on, in `0...1`; nil is all.
  var value: Double?
  /// Their own colours, level by level; none where the foreground's styles are taken.
  var colors: [RGBAColor] = []

  /// The styles of what stands back; none where all is painted with the first.
  @MainActor static func levels(_ mode: SymbolRenderingMode?, in context: StyleContext) -> [ResolvedStyle] {
    switch mode?.kind {
    case .monochrome, .multicolor: return []
    case .hierarchical:
      let first = ForegroundStyles.resolved(level: 0, in: context)
      return [1, 2].map { first.opacity(ForegroundStyles.opacities[$0]) }
    case nil where (context.foregroundStyles?.levels.count ?? 0) < 2: return []
    case .palette, nil:
      return [1, 2].map { ForegroundStyles.resolved(level: $0, in: context) }
    }
  }
}
