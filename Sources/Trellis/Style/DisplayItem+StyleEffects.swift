import TrellisDisplayList

extension DisplayItem {
  /// Returns the item inside the effects, in items with the same frame; the first effect is the innermost.
  nonisolated func within(_ effects: [StyleEffect]) -> DisplayItem {
    effects.reduce(self) { item, effect in
      switch effect {
      case .effect(let effect): item.within(effect, id: id, frame: frame)
      case .innerShadow(let shadow): item.withInnerShadow(shadow)
      }
    }
  }
}
