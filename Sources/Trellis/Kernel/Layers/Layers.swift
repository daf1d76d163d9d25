import TrellisGraph

/// The layers of a window: which there are, and which of them gets keys.
@MainActor
final class Layers {
  /// Whether there has been a view that may present one; as long as there hasn't, nobody asks.
  var isUsed = false
  /// Those that there are, the lowest first.
  private(set) var shown: [Layer] = []

  /// Who waits to present something in the window itself.
  let turns = LayerTurns()

  /// Whether a layer is being built: what is on it at first is seen to come, as it wasn't there before.
  var isBuilding = false

  /// Whether the last thing that a person did was to press a key.
  var isByKey = false

  /// The one that gets keys: the uppermost that takes any.
  var top: Layer? { isUsed ? shown.last { $0.isPresented && $0.behavior.contains(.takesKeys) } : nil }

  /// The lowest menu that is open; nil where none is.
  var menu: Layer? { shown.first { $0.behavior.contains(.movesByArrows) } }

  /// Looks, when an update is over, at which layers there are; answers whether the focus went anywhere.
  ///
  /// It goes to a layer that comes, and back where it was when that has gone.
  func perform(_ now: () -> [LayerEntry], _ focus: Focus) -> Bool {
    guard isUsed else { return false }
    let now = now().map(\.layer).filter { $0.isPresented && $0.behavior.contains(.takesKeys) }
    let gone = shown.filter { old in !now.contains { $0 === old } }
    let come = now.filter { new in !shown.contains { $0 === new } }
    guard !gone.isEmpty || !come.isEmpty else { return false }
    shown = now
    let before = focus.holder
    for layer in gone.reversed() {
      // Somebody may have been given it meanwhile.
      if let holder = focus.holder, holder.isThere,
        holder.focusNode?.path.contains(where: { $0 === layer.node }) != true
      {
        continue
      }
      focus.move(to: layer.focusBefore.flatMap { $0.isThere ? $0 : nil }, keepsSelection: true)
    }
    for layer in come {
      layer.focusBefore = focus.holder
      // Who opens a menu by a key goes on by keys.
      let stop: Focusability = isByKey && layer.behavior.contains(.movesByArrows) ? .byTab : .atFirst
      let responders = layer.responders.filter(\.isEnabled)
      focus.move(
        to: responders.first { $0.comesFirst } ?? responders.first { $0.focusability.contains(stop) })
      focus.reveal()
    }
    return focus.holder !== before
  }

  /// Forgets all: the views have gone.
  func clear() { shown = [] }
}

extension ViewOutputs {
  /// The layers of what is in the view, the lowest first; a rule that asks depends on which there are.
  @MainActor func layers(_ context: ViewContext) -> [LayerEntry] {
    guard context.layers.isUsed else { return [] }
    return channels?.value(of: LayerChannel.self)?.wrappedValue ?? []
  }
}
