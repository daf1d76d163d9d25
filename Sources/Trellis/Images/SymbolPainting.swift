import TrellisDisplayList

/// The painting of a symbol's parts.
nonisolated struct SymbolPainting: Equatable {
  /// The rendering mode; nil uses as many styles as the foreground has.
  var mode: SymbolRenderingMode?
  /// The share of the parts that are on, in `0...1`; nil is all.
  var value: Double?
  /// The parts' own colours by level; empty to use the foreground's styles.
  var colors: [RGBAColor] = []

  /// Returns the styles of secondary parts; empty if all parts are painted with the first style.
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
